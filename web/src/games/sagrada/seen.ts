/** What the server shows of a table of Sagrada, and what is printed in its box. */

export type Color = "red" | "green" | "blue" | "yellow" | "purple";

export interface DieSeen {
  color: Color;
  value: number;
}

/** A color, a value, or nothing. */
export type Asked = Color | number | null;

export interface PatternSeen {
  name: string;
  difficulty: number;
  spaces: Asked[];
}

export interface CardSeen {
  card: number;
  patterns: PatternSeen[];
}

export interface SpaceSeen {
  space: string;
  asks_for: Asked;
  die: DieSeen | null;
}

export interface WindowSeen {
  /** Null before it is chosen, "?" while it is somebody's secret. */
  pattern: string | null;
  difficulty: number | null;
  tokens: number;
  skips_second_turn: boolean;
  private_objectives: (Color | "?")[];
  /** What each of them pays; of a hidden one nothing is known. */
  private_points: number[];
  dealt: (CardSeen | "?")[];
  spaces: SpaceSeen[];
  score: number;
  is_score_complete: boolean;
  sheet: Record<string, number>;
}

export interface ToolSeen {
  number: number;
  name: string;
  tokens: number;
  /** In favor tokens; null in the solo game. */
  cost: number | null;
  solo_color: Color;
  paid: DieSeen | null;
}

export interface TurnSeen {
  seat: number;
  is_over: boolean;
  is_skipped: boolean;
}

export interface View {
  seats: number;
  solo: boolean;
  phase: string;
  seat: number;
  round: number;
  start_seat: number;
  first_turn: boolean;
  turn_order: TurnSeen[];
  has_drafted: boolean;
  has_used_tool: boolean;
  tool_in_use: string | null;
  hand: DieSeen | null;
  drawn_color: Color | null;
  lifted: string | null;
  moved: string | null;
  bag: Record<Color, number>;
  pool: DieSeen[];
  round_track: DieSeen[][];
  target: number | null;
  tools: ToolSeen[];
  public_objectives: { name: string; points: number }[];
  windows: WindowSeen[];
}

export interface Box {
  colors: Color[];
  values: number;
  rounds: number;
  columns: number;
  spaces: string[];
  cards: CardSeen[];
  tools: { number: number; name: string; solo_color: Color }[];
  public_objectives: { name: string; line: string; points: number }[];
  private_objectives: { name: string; color: Color }[];
}
