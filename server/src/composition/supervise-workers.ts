import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { serveMetrics } from "../platform/metrics/metrics-server.ts";
import type { MetricsAddress } from "../settings.ts";
import { requestMetrics } from "./worker-metrics.ts";

const pauseBeforeRestartMs = 1000;

interface SupervisorOptions {
  count: number;
  logger: Logger;
  metrics: MetricsAddress | undefined;
}

interface Running {
  /** From one on; metrics carry it. */
  number: number;
  /** How many times all of them were to be replaced before this one was forked. */
  generation: number;
}

/**
 * Keeps several processes running that accept requests on one port and share nothing else but the database. One that dies is
 * replaced. `SIGHUP` replaces all of them, one after the other, each as soon as its successor accepts requests; also those
 * that are still starting, because they may have loaded the code that was there before.
 */
export async function superviseWorkers({ count, logger, metrics }: SupervisorOptions): Promise<void> {
  const workers = new Map<Worker, Running>();
  const starting = new Set<Promise<boolean>>();
  let generation = 0;
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;

  /** False if it ends before it accepts requests; then it has said why. */
  const start = async (): Promise<boolean> => {
    const started = forkWorker();
    starting.add(started);
    return started.finally(() => starting.delete(started));
  };

  const forkWorker = async (): Promise<boolean> => {
    const forkedIn = generation;
    const worker = cluster.fork();
    if (!(await becomesReady(worker))) return false;
    workers.set(worker, { number: firstMissingNumber([...workers.values()]), generation: forkedIn });
    logger.info({ pid: worker.process.pid }, "worker started");
    worker.once("exit", (code, signal) => {
      if (!workers.delete(worker)) return;
      logger.error({ pid: worker.process.pid, code, signal }, "worker died");
      void replaceDead();
    });
    return true;
  };

  /** While the database is away, for example, there must not be a new process many times a second. */
  const replaceDead = async (): Promise<void> => {
    do await wait(pauseBeforeRestartMs);
    while (!isStopping() && workers.size < count && !(await start()));
  };

  const retire = async (worker: Worker): Promise<void> => {
    workers.delete(worker);
    worker.process.kill("SIGTERM");
    if (!worker.isDead()) await once(worker, "exit");
  };

  const findOutdated = async (): Promise<Worker | undefined> => {
    await Promise.all(starting);
    return [...workers].find(([, running]) => running.generation < generation)?.[0];
  };

  const replaceOutdated = async (): Promise<void> => {
    for (let worker = await findOutdated(); worker && !isStopping(); worker = await findOutdated()) {
      if (!(await start())) return logger.error("a new worker could not be started; the others go on");
      if (workers.has(worker)) await retire(worker);
    }
    logger.info("all workers were replaced");
  };

  const stop = async (): Promise<void> => {
    stopping.abort();
    await Promise.all(Object.values(cluster.workers ?? {}).flatMap((worker) => (worker ? [retire(worker)] : [])));
    process.exit(0);
  };

  if (metrics) {
    const onError = (error: unknown) => logger.warn({ err: error }, "metrics are incomplete");
    await serveMetrics({ ...metrics, collect: () => requestMetrics(workers, count), onError });
  }

  let replacing = Promise.resolve();
  process.on("SIGHUP", () => {
    generation++;
    replacing = replacing.then(replaceOutdated);
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void stop());
  // Named, because npm and other parents do not pass the signal on.
  logger.info({ workers: count }, `send SIGHUP to ${process.pid} to replace the workers`);

  // One after the other: the first migrates the database, and what keeps it from starting would keep all of them.
  for (let started = 0; started < count; started++) if (!(await start()) && !isStopping()) process.exit(1);
}

/** Tells the supervisor, if there is one, that this process accepts requests. The signal for replacing all is for it alone. */
export function reportReady(): void {
  if (!cluster.isWorker) return;
  process.on("SIGHUP", () => {});
  process.send?.("ready");
}

/** Whether this process speaks for all of them on the terminal. */
export const isFirstWorker = (): boolean => (cluster.worker?.id ?? 1) === 1;

function firstMissingNumber(running: readonly Running[]): number {
  const taken = new Set(running.map(({ number }) => number));
  let number = 1;
  while (taken.has(number)) number++;
  return number;
}

async function becomesReady(worker: Worker): Promise<boolean> {
  const settled = new AbortController();
  const [message] = await Promise.race([
    once(worker, "message", settled),
    once(worker, "exit", settled).then(() => [undefined]),
  ]).finally(() => settled.abort());
  return message !== undefined;
}
