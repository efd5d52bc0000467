import { startShop } from "../src/start-shop.ts";

/** The shop as `npm start` runs it, but what it does every minute it does every second, so that a test need not wait. */
const times = 60;
const shortestMs = 100;

const { setInterval: unhurried } = globalThis;
globalThis.setInterval = ((work: () => void, everyMs: number) =>
  unhurried(work, Math.max(shortestMs, everyMs / times))) as typeof setInterval;

process.once("disconnect", () => process.exit()); // the test that started it is gone

await startShop(process.env);
