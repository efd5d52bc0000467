import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { endpoints } from "@pawhaven/contract";
import { freePort } from "../../server/test/support/postgres-cluster.ts";

const projectFolder = path.join(import.meta.dirname, "../..");

export interface RunningServer {
  origin: string;
  child: ChildProcess;
  /** From spawning the process to its first successful response. */
  startMs: number;
  stop(): Promise<void>;
}

const { flags, environment } = JSON.parse(readFileSync(path.join(projectFolder, "server/process.json"), "utf8")) as {
  flags: string[];
  environment: Record<string, string>;
};

/** Starts the shop with the flags and the environment of `npm start`. */
export const startShop = (env: Record<string, string>) =>
  start([...flags, "server/src/main.ts"], endpoints.getHealth.path, {
    LOG_LEVEL: "warn",
    WORKERS: "1",
    NODE_COMPILE_CACHE: path.join(projectFolder, "server/build/compiled"),
    ...environment,
    ...env,
  });

/** Starts a plain `node:http` server that responds to /0, /1, … with the content of the files. */
export const startReferenceServer = (files: string[]) => start(["tools/bench/reference-server.ts", ...files], "/", {});

/** Starts a plain `node:http` server that sends the statements of the shop's replies to the database, and their bytes. */
export const startReplayingServer = (file: string, databaseUrl: string) =>
  start(["tools/bench/replaying-server.ts", file], "/", { DATABASE_URL: databaseUrl });

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
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await exited;
    },
  };
}

async function waitForFirstResponse(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await pause(20);
  }
  throw new Error(`The server exited with ${child.exitCode} before its first response.`);
}

/** Resident memory in MB; null where the system does not report it. */
export function residentMegabytes({ pid }: ChildProcess): number | null {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
  } catch {
    return null;
  }
}
