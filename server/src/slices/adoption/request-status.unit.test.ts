import { adoptionRequestStatuses } from "@pawhaven/contract";
import { expect, it } from "vitest";
import { canTransition } from "./request-status.ts";

it("a request goes only these ways", () => {
  const ways = adoptionRequestStatuses.flatMap((from) =>
    adoptionRequestStatuses.filter((to) => canTransition(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(ways).toEqual(["open → approved", "open → declined", "open → withdrawn", "approved → declined"]);
});
