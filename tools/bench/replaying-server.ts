import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { deserialize } from "node:v8";
import { openPgPool } from "../../server/test/support/pg-client.ts";
import type { Reply } from "./fetch-reply.ts";
import { connections } from "./throughput.ts";

/** A reply of the shop, and the statements it was made with. */
export interface ReplayedReply extends Reply {
  statements: { text: string; values: unknown[]; isPrepared: boolean }[];
}

/** The least a Node server can do to send the same statements to the database and the same bytes to the client. */
const replies = deserialize(readFileSync(process.argv[2] as string)) as ReplayedReply[];
const pool = openPgPool(process.env["DATABASE_URL"] as string, connections);

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const index = Number(request.url?.slice(1) || NaN);
  const reply = replies[index];
  if (!reply) return void response.writeHead(204).end();
  for (const [place, { text, values, isPrepared }] of reply.statements.entries())
    await pool.query({ ...(isPrepared && { name: `${index} ${place}` }), text, values, rowMode: "array" });
  response.writeHead(200, reply.headers).end(reply.body);
}

createServer((request, response) => void answer(request, response)).listen(Number(process.env["PORT"]), "127.0.0.1");
