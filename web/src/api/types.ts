import type { components } from "./schema";

type Schemas = components["schemas"];

/** A move, a view, or a part of either, as its game describes it. */
export type Parts = Record<string, unknown>;

export type Choice = Schemas["Choice"];
export type ComponentInfo = Schemas["ComponentInfo"];
export type Decision = Schemas["Decision"];
export type Drawn = Schemas["Drawn"];
export type Event = Schemas["Event"];
export type GameInfo = Schemas["GameInfo"];
export type Games = Schemas["Games"];
export type Hint = Schemas["Hint"];
export type History = Schemas["History"];
export type Me = Schemas["Me"];
export type NewTable = Schemas["NewTable"];
export type OptionInfo = Schemas["OptionInfo"];
export type Position = Schemas["Position"];
export type Problem = Schemas["Problem"];
export type Prospect = Schemas["Prospect"];
export type Result = Schemas["Result"];
export type RuleBook = Schemas["RuleBook"];
export type RuleText = Schemas["RuleText"];
export type SeatState = Schemas["SeatState"];
export type SeatWish = Schemas["SeatWish"];
export type Status = Schemas["Status"];
export type TableState = Schemas["TableState"];
export type TableSummary = Schemas["TableSummary"];
export type Token = Schemas["Token"];
