import { ApiResponseError } from "@pawhaven/contract";
import { describe, expect, it, vi } from "vitest";
import {
  conflictMessage,
  errorCode,
  errorMessage,
  fieldErrors,
  formErrorMessage,
  isNotFound,
  isSignedOut,
  responseStatus,
  showFieldErrors,
  UserError,
} from "./api-errors.ts";

const invalid = new ApiResponseError(422, {
  message: "Please check the form.",
  code: "invalid",
  errors: { email: ["Already taken.", "Too long."], name: ["Required."] },
});
const conflict = new ApiResponseError(409, { message: "Only 2 left.", code: "conflict" });
const silent = new ApiResponseError(502, { message: "", code: "internal" });
const offline = new TypeError("Failed to fetch");

describe("an error becomes a message for the user", () => {
  it.each([
    ["the server's message", conflict, "Only 2 left."],
    ["the fallback when the server sent no message", silent, "Try again."],
    ["the fallback when the server did not answer", offline, "Try again."],
    ["the message of an error raised for the user", new UserError("Too large."), "Too large."],
  ])("%s", (_, error, message) => {
    expect(errorMessage(error, "Try again.")).toBe(message);
  });

  it("uses the server's reason only for a conflict", () => {
    expect([conflict, invalid, offline].map(conflictMessage)).toEqual(["Only 2 left.", undefined, undefined]);
  });

  it("shows a message for the whole form only when no field is named", () => {
    expect([conflict, invalid, null].map((error) => formErrorMessage(error, "Try again."))).toEqual([
      "Only 2 left.",
      undefined,
      undefined,
    ]);
  });
});

it("tells an expired session, a missing record and a missing answer apart", () => {
  const signedOut = new ApiResponseError(401, { message: "Please sign in.", code: "unauthenticated" });
  const missing = new ApiResponseError(404, { message: "", code: "not_found" });
  expect([signedOut, missing, offline].map(isSignedOut)).toEqual([true, false, false]);
  expect([signedOut, missing, invalid, offline].map(isNotFound)).toEqual([false, true, true, false]);
  expect([signedOut, offline].map(errorCode)).toEqual(["unauthenticated", undefined]);
  expect([signedOut, offline].map(responseStatus)).toEqual([401, undefined]);
});

it("marks every rejected field with its first message", () => {
  const setError = vi.fn<(field: string, error: { message?: string }) => void>();
  showFieldErrors(invalid, setError);
  expect(setError.mock.calls.map(([field, { message }]) => [field, message])).toEqual(fieldErrors(invalid));
  expect(fieldErrors(invalid)).toEqual([
    ["email", "Already taken."],
    ["name", "Required."],
  ]);
  expect(fieldErrors(offline)).toEqual([]);
});
