import { measureBooking } from "./booking.ts";
import { measureBuying } from "./buying.ts";
import { measureCatalogue } from "./catalogue.ts";
import { measureTimingLeak } from "./timing-leak.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureLoad } from "./load.ts";
import { measureServing } from "./serving.ts";
import { measureStarting } from "./starting.ts";
import type { Figure } from "./table.ts";
import type { Effort } from "./throughput.ts";
import { measureWeight } from "./weight.ts";

export interface Group {
  /** By which `--only` chooses it. */
  name: string;
  heading: string;
  measure: (effort: Effort) => Promise<Figure[]>;
}

/** In this order: those that want the machine for themselves come before those that share a shop. */
export const groups: Group[] = [
  { name: "starting", heading: "Starting, and memory at rest and under load", measure: measureStarting },
  {
    name: "load",
    heading: "Under a mixed load that does not wait: 70 % catalogue, 20 % cart, 10 % checkout",
    measure: ({ short }) => measureLoad(short),
  },
  { name: "buying", heading: "Buying; bare pg sends the same statements", measure: measureBuying },
  { name: "booking", heading: "Booking; bare pg sends the same statements", measure: measureBooking },
  {
    name: "catalogue",
    heading: "Searching as the catalogue grows, nothing kept; bare pg sends the same statements",
    measure: measureCatalogue,
  },
  {
    name: "serving",
    heading: "Calls and pages against bare node:http sending the same bytes, headers included",
    measure: measureServing,
  },
  { name: "discretion", heading: "Known and unknown addresses take the same time", measure: measureTimingLeak },
  {
    name: "weight",
    heading: "Bytes of a page, as a phone receives them; CSS stands inside the HTML",
    measure: measureWeight,
  },
  { name: "lighthouse", heading: "Lighthouse, mobile, devtools throttling", measure: measureLighthouse },
];
