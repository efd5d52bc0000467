import { startShop } from "../src/start-shop.ts";
import { hurry } from "./hurry.ts";

/** The shop as `npm start` runs it, but what it does every minute it does every second. */
hurry(60);
process.once("disconnect", () => process.exit()); // the test that started it is gone

await startShop(process.env);
