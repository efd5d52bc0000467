import type { FastifyBaseLogger } from "fastify";
import type { Db } from "../../../platform/db/database.ts";
import type { ChangeTracker } from "../../../platform/realtime/change-tracker.ts";
import { applyDueSales, msUntilSaleChange } from "./store.ts";

interface SaleClockOptions {
  db: Db;
  changes: ChangeTracker;
  log: Pick<FastifyBaseLogger, "error">;
}

/** Also the delay after a failure. Longer ones would miss a sale if a notification were lost. */
const maxDelayMs = 60_000;

/**
 * Lets the prices that pages show change at the moment a sale begins or ends, on every node: waits for the next such
 * moment by the database's clock, and has the database apply what is due, which tells all nodes. What a customer pays does
 * not depend on it (decision 52).
 */
export class SaleClock {
  private readonly options: SaleClockOptions;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isOutdated = false;
  private isStopped = false;

  constructor(options: SaleClockOptions) {
    this.options = options;
    options.changes.onChange((topic) => {
      if (topic === "assortment") this.check();
    });
  }

  /** Reads again when the next change is due. A call during a check makes it start over. */
  check(): void {
    this.isOutdated = true;
    this.running ??= this.run().finally(() => (this.running = undefined));
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private async run(): Promise<void> {
    while (this.isOutdated && !this.isStopped) {
      this.isOutdated = false;
      this.schedule(await this.applyAndPeek());
    }
  }

  private async applyAndPeek(): Promise<number | null> {
    const { db, log } = this.options;
    try {
      const ms = await msUntilSaleChange(db);
      if (ms === null || ms > 0) return ms;
      await applyDueSales(db);
      return await msUntilSaleChange(db);
    } catch (error) {
      log.error({ err: error }, "sales could not be applied");
      return maxDelayMs;
    }
  }

  private schedule(ms: number | null): void {
    clearTimeout(this.timer);
    if (this.isStopped || ms === null) return;
    const delay = Math.min(Math.max(Math.ceil(ms), 1), maxDelayMs);
    this.timer = setTimeout(() => this.check(), delay).unref();
  }
}
