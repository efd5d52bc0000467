import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { findViolations } from "../../src/integrity/find-violations.ts";
import { type Cluster, startCluster } from "../support/postgres-cluster.ts";
import { RoundRobinProxy } from "../support/round-robin-proxy.ts";
import { type ShopProcess, startShopProcess } from "../support/shop-process.ts";
import { openTestDatabase } from "../support/test-database.ts";

/** Nodes of several versions, behind one proxy and on one PostgreSQL server. */
export class VersionNodes {
  readonly proxy: RoundRobinProxy;
  private readonly cluster: Cluster;
  private readonly dataFolder = mkdtempSync(path.join(os.tmpdir(), "pawhaven-versions-"));
  private readonly started: ShopProcess[] = [];

  private constructor(cluster: Cluster, proxy: RoundRobinProxy) {
    this.cluster = cluster;
    this.proxy = proxy;
  }

  static async create(): Promise<VersionNodes> {
    return new VersionNodes(await startCluster(), await RoundRobinProxy.start());
  }

  /** Starts a node of the version in this folder. */
  async start(folder: string): Promise<ShopProcess> {
    const shop = await startShopProcess(this.settings, path.join(folder, "server/src/main.ts"));
    this.started.push(shop);
    await this.proxy.add(shop.origin);
    return shop;
  }

  async stop(shop: ShopProcess): Promise<void> {
    shop.signal("SIGTERM");
    await shop.exited;
  }

  /** What stopped nodes logged as errors. */
  async errors(): Promise<string[]> {
    const exits = await Promise.all(this.started.map(({ exited }) => exited));
    return exits.flatMap(({ stdout, stderr }) => `${stdout}\n${stderr}`.split("\n")).filter(isError);
  }

  async violations(): Promise<unknown[]> {
    const database = await openTestDatabase({
      databaseUrl: this.cluster.url,
      dataFolder: this.dataFolder,
      remove: async () => {},
    });
    const violations = await findViolations(database.db);
    await database.close();
    return violations;
  }

  async remove(): Promise<void> {
    await this.proxy.close();
    await this.cluster.remove();
    rmSync(this.dataFolder, { recursive: true, force: true });
  }

  private get settings(): Record<string, string> {
    return {
      DATABASE_URL: this.cluster.url,
      DATA_DIR: this.dataFolder,
      PUBLIC_URL: this.proxy.origin,
      TRUST_PROXY: "on",
      LOG_LEVEL: "error",
      RATE_LIMIT_SCALE: "1000",
      MAX_OPEN_CASH: "100000",
      UNCONFIRMED_MAX_OPEN_CASH: "100000",
      STAFF_SECOND_FACTOR: "optional",
    };
  }
}

const isError = (line: string) => /"level":"?(error|fatal|50|60)/.test(line);
