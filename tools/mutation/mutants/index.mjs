import { ledger } from "./ledger.mjs";
import { clinic } from "./clinic.mjs";
import { accessControl } from "./access-control.mjs";
import { platform } from "./platform.mjs";
import { dataOwnership } from "./data-ownership.mjs";
import { providers } from "./providers.mjs";
import { untrustedInput } from "./untrusted-input.mjs";

const areas = {
  "Stock, orders and money": ledger,
  "The clinic's calendar": clinic,
  "What belongs to one customer": dataOwnership,
  "Doors and limits": accessControl,
  "Outside services": providers,
  "What comes in": untrustedInput,
  "The house": platform,
};

/**
 * Every guard: what it keeps, the text that is taken out (and what is put in its place), and the title of the test that
 * must turn red. One that stands in several places at once names them as `edits`.
 */
export const allMutants = Object.entries(areas).flatMap(([area, guards]) =>
  guards.map(({ at, remove, put = "", edits = [{ file: at, remove, put }], ...guard }) => ({ area, ...guard, edits })),
);
