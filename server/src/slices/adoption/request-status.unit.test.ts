import { adoptionRequestStatuses } from "@pawhaven/contract";
import { expect, it } from "vitest";
import { canTransition } from "./request-status.ts";

it("an adoption request allows only these transitions", () => {
  const transitions = adoptionRequestStatuses.flatMap((from) =>
    adoptionRequestStatuses.filter((to) => canTransition(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(transitions).toEqual(["open → approved", "open → declined", "open → withdrawn", "approved → declined"]);
});
