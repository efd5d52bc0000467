import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { measureBuying } from "./buying.ts";
import { measureCatalogue } from "./catalogue.ts";
import { measureBooking } from "./booking.ts";
import { measureDiscretion } from "./discretion.ts";
import { measureLoad } from "./load.ts";
import { startShop } from "./processes.ts";
import { measureServing } from "./serving.ts";
import { measureStarting } from "./starting.ts";
import { type Figure, printFigures } from "./table.ts";

/** `--short` only shows that every measurement still runs; its figures mean nothing. */
const isShort = process.argv.includes("--short");
const effort = isShort ? { rounds: 1, seconds: 1 } : { rounds: 5, seconds: 4 };

const figures: Figure[] = await measureStarting();
figures.push(...(await measureBooking(effort.rounds * 4, effort.rounds * 100)));
const folder = mkdtempSync(path.join(os.tmpdir(), "pawhaven-bench-"));
const shop = await startShop({ DATA_DIR: folder, RATE_LIMIT_SCALE: "1000000" });
figures.push(...(await measureServing(shop, effort)), ...(await measureDiscretion(shop, effort.rounds * 20)));
await shop.stop();
rmSync(folder, { recursive: true });
figures.push(...(await measureCatalogue(effort.rounds * 40)));
figures.push(...(await measureBuying(effort)));
figures.push(...(await measureLoad(isShort)));
printFigures(figures);
