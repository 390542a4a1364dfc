/** What the server tells of Tower Up, as types: the view, which changes, and the box, which never does. */

import type { Parts } from "../../api/types";

export type Color = "black" | "grey" | "white" | "brown";
export type Floor = Color | "joker";
export type Place = [number, number];
export type ByColor = Record<Color, number>;

export interface Card {
  name: string;
  floors: Floor[];
  vehicles: Color[];
}

export interface SiteView {
  name: string;
  color: Color | null;
  height: number;
  /** Whose roof lies on each level, from the bottom. */
  roofs: (number | null)[];
}

export interface PlayerView {
  color: string;
  money: number;
  floors: ByColor;
  vehicles: ByColor;
  tokens: (number | null)[];
  /** How far the player is with the objective of each slot, once it lies there. */
  progress: ({ has: number; needs: number } | null)[];
  cone: number | null;
  has_had_last_turn: boolean;
  roofs_left: number;
  visible_roofs: number;
}

export interface ObjectiveView {
  name: string | null;
  shape: string;
  tokens: number[];
}

export interface View {
  seats: number;
  board: "front" | "back";
  phase: string;
  first_seat: number;
  is_extra_turn: boolean;
  end_phase: string | null;
  is_last_turn: boolean;
  supply: ByColor;
  market: (Card | null)[];
  deck: number;
  discard: Card[];
  taken: Card | null;
  floors_to_take: number;
  starting_floors: Record<Floor, number>;
  laying: Color | null;
  building_on: string | null;
  objectives: ObjectiveView[];
  sites: SiteView[];
  players: PlayerView[];
}

export interface SiteBox {
  name: string;
  place: Place;
  area: string;
  tags: string[];
}

export interface BoardBox {
  sites: SiteBox[];
  streets: { ends: [string, string]; is_border: boolean }[];
  areas: Record<string, Place[]>;
  landscape: { city: Place[]; water: Place[] };
}

export interface Box {
  colors: Color[];
  floor_limit: number;
  roofs: number;
  cards: (Card & { copies: number })[];
  track_money: number[];
  star_columns: number[];
  /** By visible roofs; none pay nothing. */
  cone_money: number[];
  token_shapes: string[];
  player_colors: string[];
  objectives: string[];
  areas: { name: string; is_grey: boolean }[];
  boards: Record<"front" | "back", BoardBox>;
}

export const COLORS: Color[] = ["black", "grey", "white", "brown"];

export const viewOf = (parts: Parts): View => parts as unknown as View;
export const boxOf = (parts: Parts): Box => parts as unknown as Box;
