import type { GearSort } from "@pawhaven/contract";
import { ApiError } from "../../platform/http/api-error.ts";
import { cursorPositionOf, parseCursorPosition } from "./gear-sort.ts";
import type { GearRow } from "./gear-row.ts";

/** A cursor names the last gear of a page by its place in the order, so gears that come or go shift nothing. */
export const encodeCursor = (sort: GearSort, row: GearRow): string =>
  Buffer.from(JSON.stringify([sort, ...cursorPositionOf(sort, row)])).toString("base64url");

export function decodeCursor(sort: GearSort, cursor: string): unknown[] {
  const [cursorSort, ...rest] = parseCursor(cursor);
  const position = cursorSort === sort ? parseCursorPosition(sort, rest) : undefined;
  if (position) return position;
  const message = "This cursor does not belong to this list. Please start from the list's beginning.";
  throw new ApiError("invalid", message, { errors: { cursor: [message] } });
}

function parseCursor(cursor: string): unknown[] {
  try {
    const content: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    return Array.isArray(content) ? content : [];
  } catch {
    return [];
  }
}
