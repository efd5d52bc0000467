import type { GearSort } from "@pawhaven/contract";
import { Refusal } from "../../platform/http/refusal.ts";
import { placeOf, readPlace } from "./gear-order.ts";
import type { GearRow } from "./gear-row.ts";

/** A cursor names the last gear of a page by its place in the order, so gears that come or go shift nothing. */
export const cursorAt = (sort: GearSort, row: GearRow): string =>
  Buffer.from(JSON.stringify([sort, ...placeOf(sort, row)])).toString("base64url");

export function placeAt(sort: GearSort, cursor: string): unknown[] {
  const [madeFor, ...rest] = contentOf(cursor);
  const place = madeFor === sort ? readPlace(sort, rest) : undefined;
  if (place) return place;
  const message = "This cursor does not belong to this list. Please start from the list's beginning.";
  throw new Refusal("invalid", message, { errors: { cursor: [message] } });
}

function contentOf(cursor: string): unknown[] {
  try {
    const content: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    return Array.isArray(content) ? content : [];
  } catch {
    return [];
  }
}
