import { expect, it } from "vitest";
import { validateBooking } from "./validate-booking.ts";

const whole = { isSignedIn: true, pet: 1, service: 2, date: "2030-06-03", time: "10:00", notes: "" };
const nothing = { isSignedIn: false, pet: undefined, service: undefined, date: undefined, time: undefined, notes: "" };

it("says what is missing for a booking, one thing after the other", () => {
  const told = [
    nothing,
    { ...nothing, isSignedIn: true },
    { ...nothing, isSignedIn: true, pet: 1 },
    { ...nothing, isSignedIn: true, pet: 1, service: 2 },
    { ...whole, time: undefined },
    whole,
  ].map((attempt) => validateBooking(attempt)?.text);
  expect(told).toEqual([
    "You need to log in to book an appointment.",
    "Please select a pet.",
    "Please select a service.",
    "Please select a date.",
    "Please select a time slot.",
    undefined,
  ]);
});
