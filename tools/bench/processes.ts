import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const projectFolder = path.join(import.meta.dirname, "../..");

export interface RunningServer {
  origin: string;
  child: ChildProcess;
  /** From spawning the process to its first answer. */
  startMs: number;
  stop(): Promise<void>;
}

const nodeFlags = JSON.parse(readFileSync(path.join(projectFolder, "server/node-flags.json"), "utf8")) as string[];

/** Starts the shop in a process of its own, as a person would. */
export const startShop = (env: Record<string, string>) =>
  start([...nodeFlags, "server/src/main.ts"], "/api/health", { LOG_LEVEL: "warn", ...env });

/** Starts a bare `node:http` server that answers /0, /1, … with the bytes of the files, each given with its type. */
export const startBareServer = (files: string[]) => start(["tools/bench/bare-server.ts", ...files], "/", {});

async function start(args: string[], readyPath: string, env: Record<string, string>): Promise<RunningServer> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: projectFolder,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, PORT: String(port), HOST: "127.0.0.1", ...env },
  });
  const killChild = () => child.kill();
  process.once("exit", killChild);
  await waitForFirstResponse(`${origin}${readyPath}`, child);
  return {
    origin,
    child,
    startMs: performance.now() - begun,
    async stop() {
      process.off("exit", killChild);
      if (child.exitCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

async function waitForFirstResponse(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await pause(20);
  }
  throw new Error(`The server ended with ${child.exitCode} before it answered.`);
}

/** Resident memory in MB, as the system counts it; null where it cannot be read. */
export function residentMegabytes({ pid }: ChildProcess): number | null {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
  } catch {
    return null;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
