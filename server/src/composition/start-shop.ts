import { flushCompileCache } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Site } from "@pawhaven/contract";
import type { FastifyInstance } from "fastify";
import { buildApp, type WebBuild } from "./app.ts";
import { describeConnectionShortage } from "./connection-shortage.ts";
import { createPaymentProvider } from "./card-payments.ts";
import { openContent } from "./open-content.ts";
import { lockDemoStaff } from "../demo/lock-demo-staff.ts";
import { issueMissingInvoices } from "../slices/orders/invoices/issue-missing-invoices.ts";
import { demoCustomer, demoStaff, seedDemo } from "../demo/seed.ts";
import { startJobs } from "./jobs.ts";
import { isFirstWorker, reportReady } from "./supervise-workers.ts";
import { serveDumps } from "../backup/dump-socket.ts";
import { createCounts } from "./watch.ts";
import { openDatabase } from "../platform/db/open-database.ts";
import { createLogger } from "../platform/log.ts";
import { releaseMemoryWhenQuiet } from "../platform/release-memory.ts";
import { shutDownOnSignal } from "../platform/shutdown.ts";
import type { Tracing } from "../platform/tracing/tracing.ts";
import { StartupError } from "../platform/startup-error.ts";
import { readSettings, type Settings } from "../settings.ts";
import { offerOwnership } from "../slices/staff/offer-ownership.ts";

const webBuildFolder = path.join(import.meta.dirname, "../../../web/build");

/** Reads the settings, opens the database, starts the app and prints where to find it. */
export async function startShop(
  environment: NodeJS.ProcessEnv,
  openWebBuild: () => Promise<WebBuild> = loadWebBuild,
): Promise<void> {
  const settings = readSettings(environment);
  const tracing = await openTracing(settings);
  const logger = createLogger(settings.logLevel, undefined, tracing && (() => tracing.logFields()));
  const onError = (error: Error) => logger.error({ err: error }, "database error");
  const [database, webBuild] = await Promise.all([openDatabase({ ...settings, onError, tracing }), openWebBuild()]);
  try {
    const { changeTracker, content } = await openContent(database, settings);
    await (settings.seedDemo ? seedDemo(database, await content.clinic()) : lockDemoStaff(database));
    if (settings.seedDemo) await issueMissingInvoices(database, content);
    const provider = await createPaymentProvider(settings, database);
    const counts = createCounts();
    const app = await buildApp({
      settings,
      database,
      changeTracker,
      content,
      logger,
      provider,
      webBuild,
      counts,
      tracing,
      ...(settings.seedDemo && settings.sandbox && { demoCustomer, demoStaff }),
    });
    if (database.kind === "embedded") app.addHook("onClose", await serveDumps(database, settings.dataFolder, logger));
    app.addHook("onClose", startJobs(app, { database, settings, content, provider, counts, tracing }));
    app.addHook("onClose", async () => tracing?.close());
    const stopReleasing = releaseMemoryWhenQuiet();
    app.addHook("onClose", async () => stopReleasing());
    await listen(app, settings);
    shutDownOnSignal(app, database);
    reportReady();
    if (isFirstWorker()) {
      const shortage = await describeConnectionShortage(database, settings);
      if (shortage) logger.warn(shortage);
      printStartupMessage(settings, content.shop.name, await offerOwnership(database, settings.origin));
    }
  } catch (error) {
    await database.close();
    throw error;
  }
  flushCompileCache(); // now, because Node.js writes it at a clean exit only
}

/** Imported on demand, so that a shop without traces loads nothing of it. */
async function openTracing({ traces }: Settings): Promise<Tracing | undefined> {
  if (!traces) return undefined;
  const { OpenTelemetry } = await import("../platform/tracing/open-telemetry.ts");
  return new OpenTelemetry(traces);
}

async function loadWebBuild(): Promise<WebBuild> {
  const entry = path.join(webBuildFolder, "server/index.js");
  const site = (await import(pathToFileURL(entry).href).catch(() => {
    throw new StartupError("The site has not been built. Run `npm start`, or `npm run build` first.");
  })) as Site;
  return { ...site, assetsFolder: path.join(webBuildFolder, "client") };
}

/** Large enough for bursts: a client whose SYN is dropped retries only after a second or more. */
const backlog = 4096;

async function listen(app: FastifyInstance, { host, port }: Settings): Promise<void> {
  try {
    await app.listen({ host, port, backlog });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EADDRINUSE") throw new StartupError(`Port ${port} is already in use. Set PORT to a free port.`);
    if (code === "EACCES")
      throw new StartupError(`This user is not allowed to listen on port ${port}. Set PORT to a port above 1023.`);
    if (code === "ENOTFOUND" || code === "EADDRNOTAVAIL")
      throw new StartupError(`HOST=${host} is not an address of this machine. Set HOST to one that is.`);
    throw error;
  }
}

function printStartupMessage(settings: Settings, shopName: string, ownershipLink: string | null): void {
  const { origin, databaseUrl, dataFolder } = settings;
  const lines = [
    `${shopName} is open at ${origin}`,
    describeMode(settings),
    `Database: ${databaseUrl ? "PostgreSQL" : `embedded, stored in ${dataFolder}`}`,
    ...describeDemo(settings),
    ...(ownershipLink
      ? [`Nobody runs this shop yet. Become its owner, once and within 24 hours: ${ownershipLink}`]
      : []),
  ];
  console.log(`\n${lines.map((line) => `  ${line}`).join("\n")}\n`);
}

/** Whoever starts the shop must see at once whether strangers could sign in as anyone. */
const describeMode = ({ sandbox, sandboxReason }: Settings) =>
  sandbox
    ? `Mode: trying out. Sandboxes are on (${sandboxReason}): no real mail, sign-in with Google or cards unless set up`
    : `Mode: production. Sandboxes are off (${sandboxReason})`;

function describeDemo({ origin, seedDemo, sandbox }: Settings): string[] {
  if (!seedDemo) return [sandbox ? "No demo data (SEED_DEMO=off)" : "No demo data (add it with SEED_DEMO=on)"];
  const note = sandbox ? "" : ", which everybody knows (SEED_DEMO=on)";
  return [
    `Demo customer: ${demoCustomer.email} with the password ${demoCustomer.password}${note}`,
    `Demo owner: ${demoStaff.email} with the password ${demoStaff.password}${note}, at ${origin}/admin`,
  ];
}
