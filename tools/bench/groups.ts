import { measureBooking } from "./booking.ts";
import { measureBuying } from "./buying.ts";
import { measureCatalogue } from "./catalogue.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureLists } from "./lists.ts";
import { measureLoad } from "./load.ts";
import { measureRendering } from "./rendering.ts";
import { measureServing } from "./serving.ts";
import { measureSoak } from "./soak.ts";
import { measureStartup } from "./startup.ts";
import type { Figure } from "./table.ts";
import type { Effort } from "./throughput.ts";
import { measureTimingLeak } from "./timing-leak.ts";
import { measureUncached } from "./uncached.ts";
import { measureWatching } from "./watching.ts";
import { measureWeight } from "./weight.ts";
import { measureWorkers } from "./workers.ts";

export interface Group {
  /** The name for `--only`. */
  name: string;
  heading: string;
  measure: (effort: Effort) => Promise<Figure[]>;
}

/** Groups that need the whole machine come first, before others start a shared shop. */
export const groups: Group[] = [
  { name: "startup", heading: "Startup time and memory", measure: measureStartup },
  {
    name: "load",
    heading: "Open-loop load: 70 % catalogue, 20 % cart, 10 % checkout",
    measure: ({ short }) => measureLoad(short),
  },
  {
    name: "soak",
    heading: "An hour of customers and staff at once, with jobs and mails",
    measure: ({ short }) => measureSoak(short),
  },
  {
    name: "buying",
    heading: "Orders and what staff do with them; reference: the same SQL statements sent by pg",
    measure: measureBuying,
  },
  { name: "booking", heading: "Bookings; reference: the same SQL statements sent by pg", measure: measureBooking },
  {
    name: "catalogue",
    heading: "Uncached catalogue queries by catalogue size; reference: the same SQL statements sent by pg",
    measure: measureCatalogue,
  },
  {
    name: "lists",
    heading: "Lists of staff, the page of a customer, exports and imports, by the number of orders",
    measure: measureLists,
  },
  {
    name: "serving",
    heading: "Throughput of API and pages; reference: node:http sending the same bytes",
    measure: measureServing,
  },
  {
    name: "uncached",
    heading: "Reads of which nothing is cached; reference: node:http and pg sending the same statements and bytes",
    measure: measureUncached,
  },
  {
    name: "watching",
    heading: "The same reads with metrics scraped and traces sent; reference: the same shop with both off",
    measure: measureWatching,
  },
  { name: "workers", heading: "The same reads by two processes; reference: one process", measure: measureWorkers },
  {
    name: "rendering",
    heading: "Pages that are not cached, and what others notice of clients that ask for them only",
    measure: measureRendering,
  },
  {
    name: "timing-leak",
    heading: "Timing leak: response times for registered and unknown email addresses",
    measure: measureTimingLeak,
  },
  { name: "weight", heading: "Page weight on a phone; CSS is inlined in the HTML", measure: measureWeight },
  { name: "lighthouse", heading: "Lighthouse, mobile, DevTools throttling", measure: measureLighthouse },
];
