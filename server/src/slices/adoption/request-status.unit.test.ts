import { requestStatuses } from "@pawhaven/contract";
import { expect, it } from "vitest";
import { canBecome } from "./request-status.ts";

it("a request goes only these ways", () => {
  const ways = requestStatuses.flatMap((from) =>
    requestStatuses.filter((to) => canBecome(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(ways).toEqual(["open → approved", "open → declined", "open → withdrawn", "approved → declined"]);
});
