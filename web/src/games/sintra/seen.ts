/** What the server shows of a table of Sintra, and what is printed in its box. */

export type Color = "blue" | "orange" | "pink" | "yellow" | "white";

export interface SpaceSeen {
  color: Color | "joker";
  pane: Color | null;
}

export interface StripSeen {
  name: string;
  spaces: SpaceSeen[];
  /** The other face, while it is still to come. */
  back: (Color | "joker")[] | null;
}

export interface WindowSeen {
  points: number;
  upper: Color | null;
  lower: Color | null;
}

export interface PlaceSeen {
  place: number;
  strip: StripSeen | null;
  window: WindowSeen;
}

export interface PalaceSeen {
  score: number;
  row: number;
  row_points: number;
  glazier: number;
  places: PlaceSeen[];
  /** What the seat would get if the game ended now. */
  at_the_end: { panes_on_strips: number; last_row: number; side_bonus: number };
  /** What each ornament would score now; none on side B. */
  ornaments: number[];
}

export interface GroupSeen {
  color: Color;
  panes: number;
  is_round_color: boolean;
}

export interface View {
  seats: number;
  side: "A" | "B";
  phase: string;
  round: number;
  round_color: Color | null;
  round_track: (Color | null)[];
  displays: Color[][];
  center: GroupSeen[];
  start_seat: number;
  start_token: number | "center";
  bag: Record<Color, number>;
  tower: Record<Color, number>;
  palaces: PalaceSeen[];
}

export interface Box {
  colors: Color[];
  symbols: Record<Color | "joker", string>;
  window_points: Record<"A" | "B", number[]>;
  ornaments: number[][];
  ornament_points: number[];
  broken_glass: number[];
  strips: (Color | "joker")[][][];
}
