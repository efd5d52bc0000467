import { execFileSync } from "node:child_process";
import { hash } from "node:crypto";
import os from "node:os";
import { connectPgClient } from "../../server/test/support/pg-client.ts";
import { postgresUrl } from "./shared.ts";

/** The hardware and software of the run, without host or user names. */
export async function describeMachine(): Promise<string> {
  const [processor] = os.cpus();
  return [
    `${os.availableParallelism()} cores (${processor?.model.trim() || os.arch()}) shared by shop, database and load generator`,
    `where SHA-256 of 64 MB took ${hashingMs()} ms`,
    `${Math.round(os.totalmem() / 2 ** 30)} GB`,
    `Node ${process.versions.node}`,
    `PostgreSQL ${await postgresVersion()}`,
    browserVersion(),
  ].join(", ");
}

/** Virtual machines are as fast as their hosts have time for. */
function hashingMs(): number {
  const begun = performance.now();
  hash("sha256", Buffer.alloc(2 ** 26));
  return Math.round(performance.now() - begun);
}

async function postgresVersion(): Promise<string> {
  const client = await connectPgClient(await postgresUrl());
  const { rows } = await client.query<{ server_version: string }>("show server_version");
  await client.end();
  return rows[0]?.server_version.split(" ")[0] ?? "of unknown version";
}

function browserVersion(): string {
  const browser = process.env["BROWSER_PATH"];
  if (!browser) return "no browser";
  return /\S+ [\d.]+/.exec(execFileSync(browser, ["--version"], { encoding: "utf8" }))?.[0] ?? "a browser";
}
