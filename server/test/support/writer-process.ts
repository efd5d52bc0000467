import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { templateFolder } from "../../src/platform/db/open-database.ts";

export interface WriterProcess {
  pid: number;
  /** The rows that this process found when it opened the database. */
  found: { marks: number[]; echoes: number[] };
  /** The ids of the rows committed so far. */
  written: number[];
  /** Resolves once this process has committed that many rows. */
  waitForWrites(count: number): Promise<void>;
  /** Sends SIGKILL and waits until all output is read. */
  kill(): Promise<void>;
}

type OutputLine = WriterProcess["found"] | { written: number };

/** Starts a process that writes to an embedded database until it is killed. */
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
  const exited = Promise.all([once(child, "exit"), once(lines, "close")]);
  void exited.then(() => found.reject(new Error("The writer exited before it opened the database.")));
  return {
    pid: child.pid as number,
    found: await found.promise,
    written,
    waitForWrites: (count) =>
      written.length >= count ? Promise.resolve() : new Promise((resolve) => waiting.set(count, resolve)),
    kill: () => killAndWait(child, exited),
  };
}

async function killAndWait(child: ChildProcess, exited: Promise<unknown>): Promise<void> {
  child.kill("SIGKILL");
  await exited;
}
