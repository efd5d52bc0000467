import type { GearSort } from "@pawhaven/contract";
import { ApiError } from "../../platform/http/api-error.ts";
import { parseCursorPosition } from "./gear-sort.ts";

/** A cursor holds the sort keys of the last gear of a page, so inserts and deletes do not shift the next page. */
export const encodeCursor = (sort: GearSort, position: unknown[]): string =>
  Buffer.from(JSON.stringify([sort, ...position])).toString("base64url");

export function decodeCursor(sort: GearSort, cursor: string): unknown[] {
  const [cursorSort, ...rest] = parseCursor(cursor);
  const position = cursorSort === sort ? parseCursorPosition(sort, rest) : undefined;
  if (position) return position;
  const message = "This cursor does not belong to this list. Please start again from the first page.";
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
