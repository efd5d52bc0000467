import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "../../src/platform/db/database.ts";
import { apiAt } from "../support/api-client.ts";
import { listBookableDays } from "../support/bookable-days.ts";
import { aCustomer, aGear, aPet, aUserpet } from "../support/factories.ts";
import { anImage } from "../support/images.ts";
import { SeededRandom } from "../support/seeded-random.ts";
import { LoadClient } from "./load-client.ts";
import { ResponseRecorder } from "./response-recorder.ts";

const clientCount = 6;
const petCount = 30;

/** Several customers who use the shop at the same time while a test injects faults. */
export class LoadClients {
  readonly recorder: ResponseRecorder;
  readonly random: SeededRandom;
  readonly gearId: number;
  readonly clients: LoadClient[];
  private isStopped = false;
  private readonly running: Promise<void>;

  private constructor(recorder: ResponseRecorder, random: SeededRandom, gearId: number, clients: LoadClient[]) {
    this.recorder = recorder;
    this.random = random;
    this.gearId = gearId;
    this.clients = clients;
    this.running = this.run();
    // `waitForCount` and `stop` rethrow the error.
    this.running.catch(() => (this.isStopped = true));
  }

  static async start(database: Database, origin: string, seed: number): Promise<LoadClients> {
    const [recorder, random] = [new ResponseRecorder(origin), new SeededRandom(seed)];
    const gear = await aGear(database, { stock: 100_000 });
    const petIds: number[] = [];
    while (petIds.length < petCount) petIds.push((await aPet(database)).id);
    const picture = await anImage().png().toBuffer();
    const days = await listBookableDays(apiAt(origin));
    const clients: LoadClient[] = [];
    for (let index = 0; index < clientCount; index++) {
      const { id, token } = await aCustomer(database);
      const { id: toyId } = await aGear(database, { stock: 10_000 });
      const { id: userpetId } = await aUserpet(database, { userId: id });
      const ownDays = days.filter((_, day) => day % clientCount === index);
      const fixtures = { id, token, userpetId, gear, toyId, petIds, picture, days: ownDays, serviceId: 1 };
      clients.push(new LoadClient(fixtures, recorder, new SeededRandom(seed + index)));
    }
    return new LoadClients(recorder, random, gear.id, clients);
  }

  private async run(): Promise<void> {
    await Promise.all(this.clients.map((client) => client.runUntil(() => this.isStopped)));
  }

  /** Resolves while calls are in flight, once this many more writes are acknowledged. */
  async waitForWrites(more: number): Promise<void> {
    await this.waitForCount("acknowledged", more);
  }

  async waitForRejections(more: number): Promise<void> {
    await this.waitForCount("rejected", more);
  }

  private async waitForCount(count: "acknowledged" | "rejected", more: number): Promise<void> {
    const target = this.recorder[count] + more;
    const counting = async () => {
      while (this.recorder[count] < target && !this.isStopped) await pause(1);
    };
    await Promise.race([counting(), this.running]);
  }

  get summary(): string {
    const { acknowledged, rejected, connectionErrors } = this.recorder;
    const lost = [...connectionErrors].map(([code, times]) => `${times} × ${code}`).join(", ") || "none";
    return `${acknowledged} writes acknowledged, ${rejected} calls rejected with 503, calls without a response: ${lost}`;
  }

  /** Lets every client finish its current action. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.running;
  }
}
