import { startShop } from "../../src/composition/start-shop.ts";
import { fastForwardIntervals } from "./fast-forward.ts";

/** The shop as `npm start` runs it, except that its background jobs run 60 times as often. */
fastForwardIntervals(60);
process.once("disconnect", () => process.exit()); // the test process has exited

await startShop(process.env);
