import { describe, expect, it } from "vitest";
import { todayIn } from "../../lib/use-today.ts";
import { openFit, readFitState } from "./fit-state.ts";

const Nothing = () => null;
const parts = { Chooser: Nothing, Badge: Nothing, Box: Nothing, Note: Nothing, Shelf: Nothing, Filter: Nothing };

describe("the day of verdicts", () => {
  it("is the shop's, as at checkout, and not the one of the browser", () => {
    // Their days are never the same.
    for (const timeZone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
      openFit(parts, { userId: 1, timeZone }, []);
      expect(readFitState().today).toBe(todayIn(timeZone, new Date()));
    }
  });
});
