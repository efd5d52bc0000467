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
  /** Resolves once the process has printed this text to stdout, with all that it has printed. */
  waitForOutput(text: string): Promise<string>;
  signal(name: NodeJS.Signals): void;
  /** Sends an IPC message and waits for the reply. */
  sendMessage(message: string): Promise<void>;
}

type Environment = Record<string, string | undefined>;

/** Node's default folder. Tests start many shops, so caching compiled code pays off. */
const compileCacheFolder = path.join(os.tmpdir(), "node-compile-cache");

const mainScript = path.join(import.meta.dirname, "../../src/main.ts");

/** The shop as `npm start` runs it, in one child process, on a free port unless `PORT` is set. */
export async function spawnShop(settings: Environment, script = mainScript): Promise<ShopProcess> {
  const port = Number(settings["PORT"] ?? (await freePort()));
  const child = spawn(process.execPath, [script], {
    cwd: os.tmpdir(), // so that no .env file is read
    env: {
      PATH: process.env["PATH"],
      PORT: String(port),
      WORKERS: "1",
      NODE_COMPILE_CACHE: compileCacheFolder,
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe", ...(script === mainScript ? [] : (["ipc"] as const))],
  }) as ChildProcessByStdio<null, Readable, Readable>;
  const output = { stdout: "", stderr: "" };
  const outputListeners = new Set<() => void>();
  for (const name of ["stdout", "stderr"] as const)
    child[name].setEncoding("utf8").on("data", (text: string) => {
      output[name] += text;
      for (const check of outputListeners) check();
    });
  const exited = once(child, "close").then(([code]) => ({ code: code as number | null, ...output }));
  const waitForOutput = (expected: string) =>
    new Promise<string>((resolve, reject) => {
      const check = () => output.stdout.includes(expected) && resolve(output.stdout);
      outputListeners.add(check);
      void exited.then(() => reject(new Error(`The shop exited without printing “${expected}”: ${output.stderr}`)));
      check();
    });
  const sendMessage = async (message: string) => {
    const reply = once(child, "message");
    child.send(message);
    await reply;
  };
  const origin = `http://localhost:${port}`;
  return { origin, port, exited, waitForOutput, signal: (name) => void child.kill(name), sendMessage };
}

/** Resolves once the shop accepts requests. */
export async function startShopProcess(settings: Environment, script?: string): Promise<ShopProcess> {
  const shop = await spawnShop(settings, script);
  await shop.waitForOutput("is open at");
  return shop;
}

/** For startups that are expected to fail. */
export const runShopToExit = async (settings: Environment): Promise<ProcessExit> => (await spawnShop(settings)).exited;
