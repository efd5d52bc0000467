import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import os from "node:os";
import path from "node:path";
import type { Readable } from "node:stream";
import { freePort } from "./postgres-cluster.ts";

export interface ProcessExit {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface ShopProcess {
  origin: string;
  port: number;
  exited: Promise<ProcessExit>;
  /** Comes back when the process has printed these words. */
  waitForOutput(words: string): Promise<void>;
  signal(name: NodeJS.Signals): void;
  /** Says something to a shop that listens, and comes back when it has answered. */
  sendMessage(words: string): Promise<void>;
}

type Environment = Record<string, string | undefined>;

/** Where Node keeps such things by default: shops are started often here. */
const compileCacheFolder = path.join(os.tmpdir(), "node-compile-cache");

const mainScript = path.join(import.meta.dirname, "../../src/main.ts");

/** The shop as `npm start` runs it, in a process of its own, on a free port unless one is given. */
export async function spawnShop(settings: Environment, script = mainScript): Promise<ShopProcess> {
  const port = Number(settings["PORT"] ?? (await freePort()));
  const child = spawn(process.execPath, [script], {
    cwd: os.tmpdir(), // where no .env is found
    env: { PATH: process.env["PATH"], PORT: String(port), NODE_COMPILE_CACHE: compileCacheFolder, ...settings },
    stdio: ["ignore", "pipe", "pipe", ...(script === mainScript ? [] : (["ipc"] as const))],
  }) as ChildProcessByStdio<null, Readable, Readable>;
  const output = { stdout: "", stderr: "" };
  const outputListeners = new Set<() => void>();
  for (const name of ["stdout", "stderr"] as const)
    child[name].setEncoding("utf8").on("data", (text: string) => {
      output[name] += text;
      for (const look of outputListeners) look();
    });
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, ...output }));
  const hasSaid = (words: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => output.stdout.includes(words) && resolve();
      outputListeners.add(look);
      void ended.then(() => reject(new Error(`It ended without “${words}”: ${output.stderr}`)));
      look();
    });
  const tell = async (words: string) => {
    const answered = once(child, "message");
    child.send(words);
    await answered;
  };
  return {
    origin: `http://localhost:${port}`,
    port,
    exited: ended,
    waitForOutput: hasSaid,
    signal: (name) => void child.kill(name),
    sendMessage: tell,
  };
}

/** Comes back when the shop is open. */
export async function startShopProcess(settings: Environment, script?: string): Promise<ShopProcess> {
  const shop = await spawnShop(settings, script);
  await shop.waitForOutput("is open at");
  return shop;
}

/** For starts that are meant to fail. */
export const runShopToExit = async (settings: Environment): Promise<ProcessExit> => (await spawnShop(settings)).exited;
