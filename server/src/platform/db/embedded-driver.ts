import { existsSync, fsyncSync } from "node:fs";
import { chmod, cp, rename, rm } from "node:fs/promises";
import path from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { DiskSpaceMonitor, assertDiskSpace } from "./disk-space-monitor.ts";
import { type Driver, parsedAsNumber, parsedAsText, type RunStatement } from "./driver.ts";
import { lockFolder } from "./folder-lock.ts";
import { WaitTracker } from "./wait-tracker.ts";

export interface EmbeddedOptions {
  folder: string;
  /** An initialised database folder to copy, which is faster than initialising a new one. */
  template?: string | undefined;
  onError: (error: Error) => void;
}

const vacuumEveryMs = 10 * 60_000;

/** PostgreSQL inside this process (PGlite), stored in a folder: no server needed to try out the product or start small. */
export async function openEmbedded({ folder, template, onError }: EmbeddedOptions): Promise<Driver> {
  assertDiskSpace(folder);
  const unlock = lockFolder(folder);
  const databaseFolder = path.join(folder, "postgres");
  if (template && existsSync(template) && !existsSync(databaseFolder)) await copyAtomically(template, databaseFolder);
  const pglite = await PGlite.create(pgliteOptions(databaseFolder)).catch((error: unknown) => {
    unlock();
    throw error;
  });
  const setWritable = async (allowed: boolean) => {
    await pglite.exec(`set default_transaction_read_only = ${allowed ? "off" : "on"}`);
  };
  const diskSpace = new DiskSpaceMonitor(folder, setWritable, onError);
  const executor = new SerialExecutor(() => diskSpace.check());
  const run = runOn(pglite);
  // PGlite has no autovacuum; without this, dead rows would accumulate.
  const vacuum = setInterval(
    () => void executor.run(() => pglite.exec("vacuum analyze")).catch(onError),
    vacuumEveryMs,
  );
  vacuum.unref();

  return {
    kind: "embedded",
    run: (statement) => executor.run(() => run(statement)),
    transaction: (work) => executor.run(() => pglite.transaction((tx) => work(runOn(tx)))),
    longestWaitMs: () => executor.waitTracker.longestWaitMs(),
    pool: () => ({ size: 1, used: executor.running, waiting: executor.waitTracker.waiting }),
    async listen(channel, listener) {
      await executor.run(() => pglite.listen(channel, (payload) => listener.onPayload(payload)));
    },
    // A statement returns after its notifications.
    catchUp: () => Promise.resolve(),
    async close() {
      clearInterval(vacuum);
      await executor.run(() => pglite.close());
      unlock();
    },
  };
}

/**
 * There is only one session, so queries run one at a time. They block the main thread, so the event loop gets a turn
 * between two of them; otherwise the server would stop responding under load.
 */
class SerialExecutor {
  readonly waitTracker = new WaitTracker();
  running = 0;
  private last: Promise<unknown> = Promise.resolve();
  private readonly prepare: () => Promise<void>;

  constructor(prepare: () => Promise<void>) {
    this.prepare = prepare;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.waitTracker
      .track(this.last.then(() => nextTurn()))
      .then(this.prepare)
      .then(() => this.count(work));
    this.last = turn.catch(() => {});
    return turn;
  }

  private async count<T>(work: () => Promise<T>): Promise<T> {
    this.running = 1;
    try {
      return await work();
    } finally {
      this.running = 0;
    }
  }
}

const runOn =
  (client: Pick<PGlite, "query">): RunStatement =>
  async ({ text, values, rows }) =>
    (await client.query<unknown>(text, [...values], { rowMode: rows === "arrays" ? "array" : "object", parsers })).rows;

const parsers: Record<number, (value: string) => unknown> = Object.fromEntries<(value: string) => unknown>([
  ...parsedAsText.map((oid) => [oid, (value: string) => value] as const),
  ...parsedAsNumber.map((oid) => [oid, Number] as const),
]);

/**
 * The default parameters, but with fsync on (no `-F`), so that a commit returns only once it is on disk. The default
 * method, fdatasync, does nothing in this build of PostgreSQL; fsync reaches the file system below. Its own buffers are
 * a quarter of the default: a small shop fits, and beyond them the system caches the files anyway.
 */
function pgliteOptions(databaseFolder: string): PGliteOptions {
  return {
    fs: new DurableNodeFs(databaseFolder),
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
      "-c",
      "wal_sync_method=fsync",
      "-c",
      "shared_buffers=32MB",
    ],
    extensions: { pg_trgm, btree_gist },
  };
}

class DurableNodeFs extends NodeFS {
  override async init(...parameters: Parameters<NodeFS["init"]>) {
    const { emscriptenOpts } = await super.init(...parameters);
    const syncToDisk = (module: EmscriptenModule) => {
      module.NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd !== undefined) fsyncSync(stream.nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...asList(emscriptenOpts.preRun), syncToDisk as never] } };
  }
}

interface EmscriptenModule {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd?: number }) => number } };
}

const asList = <T>(value: T | T[] | undefined): T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** Leaves no partial copy behind if the process dies half-way. The copy is for this user alone, whoever may read the original. */
async function copyAtomically(from: string, to: string): Promise<void> {
  const temporaryFolder = `${to}.unfinished`;
  await rm(temporaryFolder, { recursive: true, force: true });
  await cp(from, temporaryFolder, { recursive: true });
  await chmod(temporaryFolder, 0o700);
  await rename(temporaryFolder, to);
}
