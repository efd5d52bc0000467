import { books } from "./books.mjs";
import { clinic } from "./clinic.mjs";
import { doors } from "./doors.mjs";
import { house } from "./house.mjs";
import { ownThings } from "./own-things.mjs";
import { providers } from "./providers.mjs";
import { whatComesIn } from "./what-comes-in.mjs";

const areas = {
  "Stock, orders and money": books,
  "The clinic's calendar": clinic,
  "What belongs to one customer": ownThings,
  "Doors and limits": doors,
  "Outside services": providers,
  "What comes in": whatComesIn,
  "The house": house,
};

/**
 * Every guard: what it keeps, the text that is taken out (and what is put in its place), and the title of the test that
 * must turn red. One that stands in several places at once names them as `edits`.
 */
export const allGuards = Object.entries(areas).flatMap(([area, guards]) =>
  guards.map(({ at, remove, put = "", edits = [{ file: at, remove, put }], ...guard }) => ({ area, ...guard, edits })),
);
