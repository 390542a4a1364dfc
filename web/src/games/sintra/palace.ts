/** Where everything lies on the drawing of a palace. */

export const PITCH = 46;
export const MARGIN = 2;
export const WIDTH = 8 * PITCH + 2 * MARGIN;

export const LEDGE = 42; // where the glazier stands
export const STRIP_TOP = LEDGE + 3;
export const BACK_HEIGHT = 12; // the mark that shows the other face
export const SPACES_TOP = STRIP_TOP + BACK_HEIGHT + 2;
export const SPACE_WIDTH = 39;
export const SPACE_HEIGHT = 32;
export const SPACE_PITCH = 33.5;
export const STRIP_BOTTOM = SPACES_TOP + 5 * SPACE_PITCH + 1.5;

export const CORNICE = STRIP_BOTTOM + 4;
export const WINDOW_TOP = CORNICE + 12;
export const PANEL_HEIGHT = 33;
export const PANEL_WIDTH = 30;
export const WINDOW_BOTTOM = WINDOW_TOP + 2 * PANEL_HEIGHT + 9;
export const PLAQUE = WINDOW_BOTTOM + 4;
export const GROUND = PLAQUE + 21;
export const HEIGHT = GROUND + 3;

/** The middle of a place, counted from 1. */
export const middleOf = (place: number): number => MARGIN + (place - 0.5) * PITCH;

export const spaceTop = (space: number): number => SPACES_TOP + (space - 1) * SPACE_PITCH;

export const panelTop = (panel: "upper" | "lower"): number =>
  WINDOW_TOP + 6 + (panel === "upper" ? 0 : PANEL_HEIGHT + 1.5);
