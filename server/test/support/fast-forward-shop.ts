import { startShop } from "../../src/composition/start-shop.ts";
import { fastForwardIntervals } from "./fast-forward.ts";

/** The shop as `npm start` runs it, but what it does every minute it does every second. */
fastForwardIntervals(60);
process.once("disconnect", () => process.exit()); // the test that started it is gone

await startShop(process.env);
