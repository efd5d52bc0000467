import type { Database } from "../../server/src/platform/db/database.ts";
import { staffHeaders } from "../../server/test/support/api-client.ts";
import { aCustomer, aGear, aStaffMember } from "../../server/test/support/factories.ts";
import type { RunningServer } from "./processes.ts";
import { type RecordedTransaction, replayTransactions, separateIds } from "./replay-transactions.ts";
import { type PrepareWrite, type StaffWrite, staffWrites, type Workbench } from "./staff-writes.ts";
import { openStatementRecorder, type StatementRecorder } from "./statement-recorder.ts";
import type { Figure } from "./table.ts";
import {
  connections,
  type Effort,
  formatThroughput,
  formatThroughputShort,
  medianThroughput,
  runLoad,
  type Throughput,
} from "./throughput.ts";

const minRatio = 0.5;
const tables = ["shipments", "refunds", "audit_log"] as const;

interface StaffEnvironment {
  url: string;
  shop: RunningServer;
  database: Database;
  recorder: StatementRecorder;
  benches: Workbench[];
}

/** What staff do all day over HTTP, compared with a pg client that sends the same statements to the same database. */
export async function measureStaff(
  shop: RunningServer,
  database: Database,
  url: string,
  effort: Effort,
): Promise<Figure[]> {
  const benches: Workbench[] = [];
  while (benches.length < connections) {
    const [{ id: buyerId }, { id: gearId }] = [await aCustomer(database), await aGear(database, { stock: 1_000_000 })];
    benches.push({ buyerId, gearId });
  }
  await separateIds(url, tables);
  const recorder = await openStatementRecorder(url);
  const environment = { url, shop, database, recorder, benches };
  const figures: Figure[] = [];
  for (const title of Object.keys(staffWrites)) figures.push(await measureWrites(environment, title, effort));
  await recorder.close();
  return figures;
}

/** The first round warms up. */
async function measureWrites(environment: StaffEnvironment, title: string, effort: Effort): Promise<Figure> {
  const perConnection = effort.short ? 1 : 10;
  const [overHttp, overPg]: [Throughput[], Throughput[]] = [[], []];
  for (let round = effort.short ? 1 : 0; round <= effort.rounds; round++) {
    overHttp.push(await writeOverHttp(environment, await prepare(environment, title, perConnection)));
    const rehearsed = await rehearse(environment, await prepare(environment, title, perConnection));
    overPg.push(await replayTransactions(environment.url, rehearsed));
  }
  const [subject, reference] = [overHttp, overPg].map((results) => medianThroughput(results.slice(-effort.rounds)));
  return comparisonFigure(title, subject as Throughput, reference as Throughput);
}

/**
 * Every connection is a member of staff, because the calls of one are counted one after the other; a new one each time,
 * because a confirmed identity lasts some minutes only.
 */
const prepare = ({ database, benches }: StaffEnvironment, title: string, count: number): Promise<StaffWrite[][]> =>
  Promise.all(
    benches.map(async (bench) => {
      const { caller, staffToken } = await aStaffMember(database);
      const prepareWrite = staffWrites[title] as PrepareWrite;
      const writes: StaffWrite[] = [];
      while (writes.length < count) writes.push(signedIn(await prepareWrite(database, caller, bench), staffToken));
      return writes;
    }),
  );

const signedIn = ({ request, run }: StaffWrite, staffToken: string): StaffWrite => ({
  request: { ...request, headers: { ...request.headers, ...staffHeaders(staffToken) } },
  run,
});

function writeOverHttp({ shop }: StaffEnvironment, writes: StaffWrite[][]): Promise<Throughput> {
  let next = 0;
  const requestsOf = (ofConnection: StaffWrite[] = []) => ofConnection.map(({ request }) => request);
  return runLoad({
    url: shop.origin,
    amount: writes.flat().length,
    setupClient: (client) => client.setRequests(requestsOf(writes[next++ % connections])),
  });
}

async function rehearse({ recorder }: StaffEnvironment, writes: StaffWrite[][]): Promise<RecordedTransaction[][]> {
  const transactions: RecordedTransaction[][] = [];
  for (const ofConnection of writes) {
    const rehearsed: RecordedTransaction[] = [];
    for (const { run } of ofConnection) rehearsed.push({ recorded: await recorder.rehearse(run), insertsInto: tables });
    transactions.push(rehearsed);
  }
  return transactions;
}

function comparisonFigure(title: string, subject: Throughput, reference: Throughput): Figure {
  const ratio = subject.perSecond / reference.perSecond;
  return {
    title: `${title} over HTTP`,
    value: formatThroughput(subject),
    reference: `pg ${formatThroughputShort(reference)}`,
    ratio,
    target: `≥ ${minRatio}`,
    isMet: ratio >= minRatio,
  };
}
