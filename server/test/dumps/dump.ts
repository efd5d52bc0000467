import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { type ApiCaller, staffHeaders } from "../support/api-client.ts";

export interface DumpPerson {
  id: number;
  email: string;
  /** Null for somebody who signs in with Google. */
  password: string | null;
  /** Of a session that was open when the dump was made. */
  token: string;
  /** Of a session of staff; dumps from before 0019 have none. */
  staffToken?: string;
}

export interface UnpaidOrder {
  transaction_id: string;
  payment_intent_id: string;
  clientSecret: string;
}

/** Replies to GET requests, by path. */
export type Replies = Record<string, unknown>;

type Name = "buyer" | "rival" | "unconfirmed" | "google" | "staff";

/** What the SQL does not hold: secrets of which it has only hashes, and the replies of the version that made it. */
export interface DumpFacts {
  people: Record<Name, DumpPerson>;
  unpaid: { buyer: UnpaidOrder; rival: UnpaidOrder };
  /** A cancelled card order whose refund is still due. */
  refundDue: string;
  /** From the link in the mail to the unconfirmed customer. */
  confirmToken: string;
  /** From the link in a mail to the rival. */
  resetToken: string;
  calendarFeed: string;
  replies: Record<Name | "anyone", Replies>;
  /** What its version no longer used; dumps before 0064 do not say. */
  retired?: string[];
}

export interface Dump {
  name: string;
  sql: string;
  facts: DumpFacts;
}

export const dumps = (): Dump[] =>
  globSync(path.join(import.meta.dirname, "*.sql.gz"))
    .sort()
    .map((file) => ({
      name: path.basename(file, ".sql.gz"),
      sql: unzip(file),
      facts: JSON.parse(unzip(file.replace(/\.sql\.gz$/, ".json.gz"))) as DumpFacts,
    }));

const unzip = (file: string) => gunzipSync(readFileSync(file)).toString("utf8");

/** How many rows a dump holds, by table. */
export function rowCounts({ sql }: Pick<Dump, "sql">): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const [, table = ""] of sql.matchAll(/^INSERT INTO public\.(\w+) VALUES/gm))
    counts[table] = (counts[table] ?? 0) + 1;
  return counts;
}

export async function replyTo(
  app: FastifyInstance,
  url: string,
  { token, staffToken }: Pick<ApiCaller, "token" | "staffToken"> = {},
): Promise<unknown> {
  const headers = { ...(token && { authorization: `Bearer ${token}` }), ...staffHeaders(staffToken) };
  const response = await app.inject({ method: "GET", url, headers });
  if (response.statusCode !== 200) throw new Error(`GET ${url}: ${response.statusCode} ${response.body}`);
  return response.json();
}
