import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { serialize } from "node:v8";
import { endpoints, requestHeaders } from "@pawhaven/contract";
import { findCaller } from "../../server/src/platform/auth/sessions.ts";
import type { Database } from "../../server/src/platform/db/database.ts";
import { canBePrepared } from "../../server/src/platform/db/prepared-statement-names.ts";
import { listSlots } from "../../server/src/slices/bookings/list-slots.ts";
import { getCart } from "../../server/src/slices/cart/get-cart.ts";
import { getGear } from "../../server/src/slices/catalogue/get-gear.ts";
import { listGears } from "../../server/src/slices/catalogue/list-gears.ts";
import { apiAt } from "../../server/test/support/api-client.ts";
import { listBookableDays } from "../../server/test/support/bookable-days.ts";
import { testBookingContext } from "../../server/test/support/bookings.ts";
import { apiRequest } from "./api-request.ts";
import { uncachedFilter } from "./catalogue-queries.ts";
import { bitsOf, encodePath } from "./encode-path.ts";
import { fetchReply } from "./fetch-reply.ts";
import { startReplayingServer } from "./processes.ts";
import type { ReplayedReply } from "./replaying-server.ts";
import { fillCart, measureSubject, type Subject } from "./serving.ts";
import { sharedShop } from "./shared.ts";
import { openStatementRecorder } from "./statement-recorder.ts";
import type { Figure } from "./table.ts";
import type { Effort } from "./throughput.ts";

interface Read extends Omit<Subject, "url"> {
  /** When a path comes again, so many others have been that the cache has dropped it. */
  nextPath: () => string;
  /** What the shop does for it in the database. */
  work: (database: Database) => Promise<unknown>;
}

/** At once. */
export const readers = 10;
const minRatio = 0.6;

/** Reads that nothing is cached of, compared with a plain server that sends the same statements and the same bytes. */
export async function measureUncached(effort: Effort): Promise<Figure[]> {
  const { origin, databaseUrl } = await sharedShop();
  const reads = await readsAt(origin);
  const folder = mkdtempSync(path.join(os.tmpdir(), "pawhaven-bench-"));
  const file = path.join(folder, "replies");
  writeFileSync(file, serialize(await captureReplies(origin, databaseUrl, reads)));
  const reference = await startReplayingServer(file, databaseUrl);
  try {
    const figures: Figure[] = [];
    for (const [index, { work: _, ...read }] of reads.entries()) {
      const plain = { url: `${reference.origin}/${index}`, connections: readers };
      figures.push(await measureSubject({ ...read, url: origin, connections: readers, minRatio }, plain, effort));
    }
    return figures;
  } finally {
    await reference.stop();
    rmSync(folder, { recursive: true });
  }
}

const gearCount = 40;

export async function readsAt(origin: string): Promise<Read[]> {
  let count = 0;
  const [token, [date = ""]] = [await fillCart(origin), await listBookableDays(apiAt(origin))];
  const slots = { service_id: 1, date };
  const list = (query: object) => ({
    nextPath: () => apiRequest(endpoints.listGears, { query: { ...query, ...uncachedFilter() } }).path,
    work: ({ db }: Database) => listGears(db, endpoints.listGears.query.parse({ ...query, ...uncachedFilter() })),
  });
  const headers = requestHeaders({ body: undefined }, token);
  return [
    { title: "list of 50 gears", ...list({ limit: 50 }) },
    {
      title: "one gear",
      nextPath: () => {
        const [variant, index] = [Math.floor(count / gearCount), count++ % gearCount];
        return encodePath(apiRequest(endpoints.getGear, { params: { id: 1 + index } }).path, bitsOf(variant));
      },
      work: ({ db }) => getGear(db, 1),
    },
    { title: "search", ...list({ search: "harbour", limit: 20 }) },
    {
      title: "my cart",
      nextPath: () => endpoints.getCart.path,
      headers,
      work: async ({ db }) => {
        const caller = await findCaller(db, headers["authorization"], undefined);
        return caller && getCart(db, caller);
      },
    },
    {
      title: "slots of a day",
      nextPath: () => encodePath(apiRequest(endpoints.listSlots, { query: slots }).path, bitsOf(count++)),
      work: (database) => listSlots(testBookingContext(database), slots, new Date()),
    },
  ];
}

async function captureReplies(origin: string, databaseUrl: string, reads: Read[]): Promise<ReplayedReply[]> {
  const recorder = await openStatementRecorder(databaseUrl);
  const replies: ReplayedReply[] = [];
  for (const { nextPath, headers, work } of reads) {
    const reply = await fetchReply(`${origin}${nextPath()}`, headers);
    const { recorded } = await recorder.record(work);
    const statements = recorded.map(({ statement: { text, values } }) => ({
      text,
      values: [...values],
      isPrepared: canBePrepared(text),
    }));
    replies.push({ ...reply, statements });
  }
  await recorder.close();
  return replies;
}
