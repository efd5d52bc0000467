import { expect, it } from "vitest";
import { describeBooked } from "./describe-booked.ts";

it("says that a visit is confirmed only if all of it is", () => {
  const [pending, confirmed] = [{ status: "Pending" }, { status: "Confirmed" }] as const;
  const isConfirmed = { title: "Your visit is confirmed", next: "There is nothing else to do." };
  expect(describeBooked([confirmed, confirmed])).toEqual(isConfirmed);
  for (const some of [[pending], [confirmed, pending]])
    expect(describeBooked(some)).toEqual({
      title: "Your time is held for you",
      next: "What happens next: we look at your request and confirm it by mail.",
    });
});
