import { createReadStream, createWriteStream } from "node:fs";
import { chmod, rm, stat } from "node:fs/promises";
import http from "node:http";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { Logger } from "pino";
import type { Database } from "../platform/db/database.ts";
import { assertDiskSpace } from "../platform/db/disk-space-monitor.ts";
import { StartupError } from "../platform/startup-error.ts";
import { type DumpKind, dumpKinds } from "./dump-format.ts";
import { writeDump } from "./write-dump.ts";

/** A Unix socket that only the shop's user can open; on Windows a named pipe. */
const socketIn = (dataFolder: string) =>
  process.platform === "win32"
    ? path.join(String.raw`\\?\pipe`, dataFolder, "shop")
    : path.join(dataFolder, "shop.sock");

/**
 * Lets other processes of this machine dump the embedded database, which is open in this one alone. The dump is written
 * to a file first: as long as it is read from the database everybody else waits, and that must not depend on the reader.
 */
export async function serveDumps(database: Database, dataFolder: string, logger: Logger): Promise<() => Promise<void>> {
  const socket = socketIn(dataFolder);
  const file = path.join(dataFolder, "dump.unfinished");
  const send = async (kind: DumpKind, response: http.ServerResponse) => {
    try {
      await writeDump(database, file, { kind, onProgress: () => assertDiskSpace(dataFolder) });
      response.setHeader("content-length", (await stat(file)).size);
      await pipeline(createReadStream(file), response);
    } catch (error) {
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end((error as Error).message);
    } finally {
      await rm(file, { force: true });
    }
  };
  let turn: Promise<void> = Promise.resolve();
  const server = http.createServer((request, response) => {
    const kind = dumpKinds.find((name) => request.url === `/${name}`);
    if (kind) turn = turn.then(() => send(kind, response));
    else response.writeHead(404).end();
  });
  await rm(socket, { force: true }); // of a process that was killed; the folder is locked by this one
  await listen(server, socket).catch((error: unknown) =>
    logger.warn({ err: error }, "backups are possible only while the shop is stopped"),
  );
  return async () => {
    server.closeAllConnections();
    if (server.listening) await new Promise((resolve) => server.close(resolve));
  };
}

/** Fails where the path is too long for a socket, about 100 characters. */
async function listen(server: http.Server, socket: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(socket, resolve);
  });
  if (process.platform !== "win32") await chmod(socket, 0o600);
}

/** Has the shop that runs on this folder write a dump. False if none does. */
export async function requestDump(dataFolder: string, kind: DumpKind, file: string): Promise<boolean> {
  const response = await new Promise<http.IncomingMessage | null>((resolve, reject) => {
    const request = http.get({ socketPath: socketIn(dataFolder), path: `/${kind}` }, resolve);
    request.on("error", (error: NodeJS.ErrnoException) =>
      error.code === "ENOENT" || error.code === "ECONNREFUSED" ? resolve(null) : reject(error),
    );
  });
  if (!response) return false;
  if (response.statusCode !== 200) throw new StartupError(`The shop could not do it: ${await textOf(response)}`);
  await pipeline(response, createWriteStream(file, { mode: 0o600, flush: true }));
  return true;
}

async function textOf(response: http.IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of response.setEncoding("utf8") as AsyncIterable<string>) text += chunk;
  return text;
}
