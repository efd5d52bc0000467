import { setTimeout as pause } from "node:timers/promises";
import { withheld } from "../../server/src/export/exported-tables.ts";
import type { Database } from "../../server/src/platform/db/database.ts";
import { MailServer } from "../../server/test/support/mail-server.ts";
import { integrityFigure } from "./integrity-figure.ts";
import { type LoadEnvironment, openLoadEnvironment } from "./load-environment.ts";
import type { Sample } from "./load-generator.ts";
import { summarize } from "./load-summary.ts";
import { describeMachineTimes, type MachineTimes, watchMachine } from "./machine-times.ts";
import { residentMegabytes } from "./processes.ts";
import { type People, startPeople } from "./soak-people.ts";
import { startGenerator } from "./start-generator.ts";
import type { Figure } from "./table.ts";
import { median } from "./times.ts";

const perSecond = 300;
const maxGrowth = 0.05;

interface SoakProfile {
  /** Each is measured by itself: samples of an hour would not fit into memory. */
  parts: number;
  secondsPerPart: number;
  /** How many parts are compared, those after the warm-up with the last ones. */
  compared: number;
  warmUp: number;
  customers: number;
}

const fullProfile: SoakProfile = { parts: 60, secondsPerPart: 60, compared: 10, warmUp: 10, customers: 200 };
const shortProfile: SoakProfile = { parts: 3, secondsPerPart: 1, compared: 1, warmUp: 1, customers: 20 };

interface Part extends MachineTimes {
  good: number;
  /** With 503 and Retry-After. */
  rejected: number;
  failed: number;
  p99Ms: number;
  megabytes: number | null;
  /** By table. */
  rows: Map<string, number>;
}

/** An hour of customers and staff at once, while jobs run and mails are delivered. */
export async function measureSoak(isShort: boolean): Promise<Figure[]> {
  const profile = isShort ? shortProfile : fullProfile;
  const mailServer = new MailServer();
  await mailServer.start();
  const environment = await openLoadEnvironment(profile.customers, { SMTP_URL: mailServer.url, LOG_LEVEL: "warn" });
  const generator = startGenerator(environment, perSecond);
  const people = await startPeople(environment);
  const parts: Part[] = [];
  const machine = watchMachine();
  let mails = 0;
  try {
    await generator.run({ mix: "everybody", perSecond: perSecond / 2, seconds: profile.secondsPerPart / 6 });
    machine.sinceLastTime();
    if (!isShort) console.log();
    while (parts.length < profile.parts) {
      const samples = await generator.run({ mix: "everybody", seconds: profile.secondsPerPart });
      const part = { ...(await partOf(environment, samples)), ...machine.sinceLastTime() };
      parts.push(part);
      mails += mailServer.received.splice(0).length;
      if (!isShort) console.log(`part ${parts.length} of ${profile.parts}: ${describePart(part)}`);
    }
    await people.stop();
    mails += await deliverRest(environment.database, mailServer, isShort);
    return [
      requestsFigure(parts, profile),
      peopleFigure(people, mails, isShort ? 0 : await countWaitingMails(environment.database.db)),
      memoryFigure(parts, profile),
      tablesFigure(parts, profile),
      integrityFigure(await environment.countViolations()),
    ];
  } finally {
    generator.stop();
    await people.stop();
    await environment.close();
    await mailServer.stop();
  }
}

const describePart = (part: Part) =>
  `${part.good} succeeded, ${part.rejected} rejected, ${part.failed} failed, p99 ${ms(part.p99Ms)}, ` +
  `${Math.round(part.megabytes ?? 0)} MB; ${describeMachineTimes(part)}`;

async function partOf({ shop, database }: LoadEnvironment, samples: Sample[]): Promise<Omit<Part, keyof MachineTimes>> {
  const { good, rejected, failed, p99Ms } = summarize(samples);
  return {
    good,
    rejected,
    failed,
    p99Ms,
    megabytes: residentMegabytes(shop.child),
    rows: await countRows(database),
  };
}

/** Of what the server needs for itself. What customers and staff do is meant to be kept. */
async function countRows({ db }: Database): Promise<Map<string, number>> {
  const counts = Object.keys(withheld).map((name) => `select '${name}' as name, count(*)::integer from ${name}`);
  const rows = (await db.execute(counts.join(" union all "))) as unknown as { name: string; count: number }[];
  return new Map(rows.map(({ name, count }) => [name, count]));
}

const deliveryDeadlineMs = 60_000;

/** Mails are on their way for some seconds. Returns how many more came. */
async function deliverRest({ db }: Database, mailServer: MailServer, isShort: boolean): Promise<number> {
  const end = performance.now() + (isShort ? 0 : deliveryDeadlineMs);
  while (performance.now() < end && (await countWaitingMails(db)) > 0) await pause(500);
  return mailServer.received.splice(0).length;
}

async function countWaitingMails(db: Database["db"]): Promise<number> {
  const [row] = await db.execute("select count(*)::integer as waiting from mail_outbox where sent_at is null");
  return (row as { waiting: number }).waiting;
}

function requestsFigure(parts: Part[], { parts: count, secondsPerPart }: SoakProfile): Figure {
  const total = (kind: "good" | "rejected" | "failed") => parts.reduce((sum, part) => sum + part[kind], 0);
  const [good, rejected, failed] = [total("good"), total("rejected"), total("failed")];
  const slowest = parts.toSorted((a, b) => b.p99Ms - a.p99Ms)[0] as Part;
  return {
    title: `everybody at once, ${perSecond}/s`,
    value: `${good} succeeded, ${rejected} rejected with 503, ${failed} failed; p99 ${ms(median(parts.map(({ p99Ms }) => p99Ms)))}, ${ms(slowest.p99Ms)} in the slowest part, in which ${describeMachineTimes(slowest)}`,
    reference: `${count} parts of ${secondsPerPart} s: 94 % shoppers, 5 % staff, 1 % orders`,
    target: "no errors",
    isMet: rejected + failed === 0,
  };
}

const peopleFigure = (people: People, mails: number, waiting: number): Figure => ({
  title: "meanwhile, one after the other",
  value: `${people.booked()} visits booked and cancelled, ${people.reminded()} reminders, ${people.shipped()} orders shipped, ${mails} mails delivered`,
  reference: people.errors()[0] ?? `all of it succeeded; ${waiting} mails still wait`,
  target: "no errors, no mail waits",
  isMet: people.errors().length === 0 && waiting === 0,
});

function memoryFigure(parts: Part[], { warmUp, compared }: SoakProfile): Figure {
  const memoryOf = (some: Part[]) => median(some.map(({ megabytes }) => megabytes ?? 0));
  const [after, last] = [memoryOf(parts.slice(warmUp, warmUp + compared)), memoryOf(parts.slice(-compared))];
  return {
    title: "memory at the end",
    value: `${Math.round(last)} MB`,
    reference: `${Math.round(after)} MB after the warm-up`,
    ratio: last / after,
    target: `± ${maxGrowth * 100} %`,
    isMet: Math.abs(last / after - 1) <= maxGrowth,
  };
}

/** A few rows come and go, for example of rate limits. */
const tolerance = 100;

function tablesFigure(parts: Part[], { warmUp }: SoakProfile): Figure {
  const [after, last] = [parts[warmUp]?.rows, parts.at(-1)?.rows];
  const grown = [...(last ?? [])].flatMap(([name, count]) => {
    const before = after?.get(name) ?? 0;
    return count > before * (1 + maxGrowth) + tolerance ? [`${name} ${before} → ${count}`] : [];
  });
  return {
    title: "tables of the running server",
    value: grown.length === 0 ? "none has grown" : grown.join(", "),
    reference: `${last?.size} tables after the warm-up`,
    target: "none grows",
    isMet: grown.length === 0,
  };
}

const ms = (value: number) => `${Math.round(value)} ms`;
