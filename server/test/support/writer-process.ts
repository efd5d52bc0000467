import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { templateFolder } from "../../src/platform/db/open-database.ts";

export interface WriterProcess {
  pid: number;
  /** What the database held when this process opened it. */
  found: { marks: number[]; echoes: number[] };
  /** The rows the database has answered for so far. */
  written: number[];
  /** Comes back when so many were written by this process. */
  waitForWrites(count: number): Promise<void>;
  /** kill -9, and whatever was said before it. */
  kill(): Promise<void>;
}

type OutputLine = WriterProcess["found"] | { written: number };

/** Another process that writes to an embedded database as long as it lives. */
export async function startWriter(folder: string): Promise<WriterProcess> {
  const script = path.join(import.meta.dirname, "embedded-writer.ts");
  const child = spawn(process.execPath, [script, folder, templateFolder], { stdio: ["ignore", "pipe", "inherit"] });
  const found = Promise.withResolvers<WriterProcess["found"]>();
  const written: number[] = [];
  const waiting = new Map<number, () => void>();
  const lines = createInterface(child.stdout);
  lines.on("line", (text) => {
    const line = JSON.parse(text) as OutputLine;
    if ("marks" in line) return found.resolve(line);
    written.push(line.written);
    waiting.get(written.length)?.();
  });
  const ended = Promise.all([once(child, "exit"), once(lines, "close")]);
  void ended.then(() => found.reject(new Error("The writer ended before it could begin.")));
  return {
    pid: child.pid as number,
    found: await found.promise,
    written,
    waitForWrites: (count) =>
      written.length >= count ? Promise.resolve() : new Promise((resolve) => waiting.set(count, resolve)),
    kill: () => killAndWait(child, ended),
  };
}

async function killAndWait(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  child.kill("SIGKILL");
  await ended;
}
