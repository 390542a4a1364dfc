/** Marking: a rule's text cut into plain words, *emphasis*, `code`, and links to other rules. */

export interface Piece {
  kind: "plain" | "emphasis" | "strong" | "code" | "rule";
  text: string;
}

const MARKS = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`/g;
const AN_ID = /\b(?:[A-Z]+-\d+[a-z]?|[A-Z]\d+[a-z]?(?:-\d+)?)\b/g;

export function cut(text: string, ids: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const mark of text.matchAll(MARKS)) {
    pieces.push(...linked(text.slice(from, mark.index), ids));
    const [whole, strong, emphasis, code] = mark;
    if (strong !== undefined) pieces.push({ kind: ids.has(strong) ? "rule" : "strong", text: strong });
    else if (emphasis !== undefined) pieces.push({ kind: "emphasis", text: emphasis });
    else if (code !== undefined) pieces.push({ kind: "code", text: code });
    from = mark.index + whole.length;
  }
  pieces.push(...linked(text.slice(from), ids));
  return pieces;
}

function linked(text: string, ids: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(AN_ID)) {
    if (!ids.has(found[0])) continue;
    if (found.index > from) pieces.push({ kind: "plain", text: text.slice(from, found.index) });
    pieces.push({ kind: "rule", text: found[0] });
    from = found.index + found[0].length;
  }
  if (from < text.length) pieces.push({ kind: "plain", text: text.slice(from) });
  return pieces;
}
