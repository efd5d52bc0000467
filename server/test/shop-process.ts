import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import os from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import { freePort } from "./postgres-cluster.ts";

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface ShopProcess {
  origin: string;
  port: number;
  ended: Promise<Ended>;
  /** Comes back when the process has printed these words. */
  hasSaid(words: string): Promise<void>;
  signal(name: NodeJS.Signals): void;
  /** Says something to a shop that listens, and comes back when it has answered. */
  tell(words: string): Promise<void>;
}

type Environment = Record<string, string | undefined>;

/** Where Node keeps such things by default: shops are started often here. */
const compiled = path.join(os.tmpdir(), "node-compile-cache");

const asStarted = path.join(import.meta.dirname, "../src/main.ts");

/** The shop as `npm start` runs it, in a process of its own, on a free port unless one is given. */
export async function spawnShop(settings: Environment, script = asStarted): Promise<ShopProcess> {
  const port = Number(settings["PORT"] ?? (await freePort()));
  const child = spawn(process.execPath, [script], {
    cwd: os.tmpdir(), // where no .env is found
    env: { PATH: process.env["PATH"], PORT: String(port), NODE_COMPILE_CACHE: compiled, ...settings },
    stdio: ["ignore", "pipe", "pipe", ...(script === asStarted ? [] : (["ipc"] as const))],
  }) as ChildProcessByStdio<null, Readable, Readable>;
  const said = { stdout: "", stderr: "" };
  const waiting = new Set<() => void>();
  for (const name of ["stdout", "stderr"] as const)
    child[name].setEncoding("utf8").on("data", (text: string) => {
      said[name] += text;
      for (const look of waiting) look();
    });
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, ...said }));
  const hasSaid = (words: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => said.stdout.includes(words) && resolve();
      waiting.add(look);
      void ended.then(() => reject(new Error(`It ended without “${words}”: ${said.stderr}`)));
      look();
    });
  const tell = async (words: string) => {
    const answered = once(child, "message");
    child.send(words);
    await answered;
  };
  return { origin: `http://localhost:${port}`, port, ended, hasSaid, signal: (name) => void child.kill(name), tell };
}

/** Comes back when the shop is open. */
export async function startShopProcess(settings: Environment, script?: string): Promise<ShopProcess> {
  const shop = await spawnShop(settings, script);
  await shop.hasSaid("is open at");
  return shop;
}

/** For starts that are meant to fail. */
export const endOfShop = async (settings: Environment): Promise<Ended> => (await spawnShop(settings)).ended;
