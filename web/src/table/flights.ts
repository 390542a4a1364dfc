/** What moved where: the shell flies a copy of what lies at the element with `data-spot={from}` to the one at `to`. */
export interface Flight {
  from: string;
  to: string;
}
