import { expect, it } from "vitest";
import { validateBooking } from "./validate-booking.ts";

const complete = { isSignedIn: true, pet: 1, service: 2, date: "2030-06-03", time: "10:00", notes: "" };
const empty = { isSignedIn: false, pet: undefined, service: undefined, date: undefined, time: undefined, notes: "" };

it("reports what is missing for a booking, one field at a time", () => {
  const errors = [
    empty,
    { ...empty, isSignedIn: true },
    { ...empty, isSignedIn: true, pet: 1 },
    { ...empty, isSignedIn: true, pet: 1, service: 2 },
    { ...complete, time: undefined },
    complete,
  ].map((values) => validateBooking(values)?.text);
  expect(errors).toEqual([
    "You need to log in to book an appointment.",
    "Please select a pet.",
    "Please select a service.",
    "Please select a date.",
    "Please select a time slot.",
    undefined,
  ]);
});
