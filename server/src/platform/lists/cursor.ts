import { z } from "zod";
import { ApiError } from "../http/api-error.ts";

const position = z.tuple([z.string(), z.int().nonnegative(), z.int().nonnegative()]);

/** The sort key and the id of the last row of a page. */
export const encodeCursor = (sort: string, key: number, id: number): string =>
  Buffer.from(JSON.stringify([sort, key, id])).toString("base64url");

export function decodeCursor(sort: string, cursor: string): [key: number, id: number] {
  const parsed = position.safeParse(parseJson(Buffer.from(cursor, "base64url").toString()));
  if (parsed.success && parsed.data[0] === sort) return [parsed.data[1], parsed.data[2]];
  const message = "This cursor does not belong to this list. Please start again from the first page.";
  throw new ApiError("invalid", message, { errors: { cursor: [message] } });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
