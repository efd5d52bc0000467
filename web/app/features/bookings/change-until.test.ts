import { expect, it } from "vitest";
import { describeChangeUntil } from "./change-until.ts";

it("says until when a visit can be changed, on the clocks of the clinic", () => {
  const visit = { starts_at: "2030-03-06T02:00:00.000Z", change_until: "2030-03-05T02:00:00.000Z" };
  expect(describeChangeUntil(visit, "Asia/Ho_Chi_Minh")).toBe("Tue, Mar 5, 09:00");
  const free = { ...visit, change_until: "2030-03-06T02:30:00.000Z" };
  expect(describeChangeUntil(free, "Asia/Ho_Chi_Minh")).toBeUndefined();
});
