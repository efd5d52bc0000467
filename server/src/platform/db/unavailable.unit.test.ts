import { DrizzleQueryError } from "drizzle-orm/errors";
import { describe, expect, it } from "vitest";
import { isDatabaseUnavailable } from "./unavailable.ts";

const serverError = (code: string) => Object.assign(new Error("server error"), { code, severity: "ERROR" });
const asQueryError = (cause: Error) => new DrizzleQueryError("select 1", [], cause);

describe("the database counts as unavailable", () => {
  it.each([
    ["57P01", "is shutting down"],
    ["57P02", "has crashed"],
    ["57P03", "is starting"],
    ["57014", "exceeded the statement timeout"],
    ["08006", "lost its connection"],
    ["53100", "has a full disk"],
    ["53300", "has too many connections"],
    ["58030", "has an I/O error"],
    ["25006", "is read-only"],
    ["25P03", "ended an idle transaction"],
    ["40001", "could not serialize transactions"],
  ])("after %s: it %s", (code) => {
    expect(isDatabaseUnavailable(asQueryError(serverError(code)))).toBe(true);
  });

  it.each(["23505", "22021", "42P01", "XX000"])("not after %s, which is permanent", (code) => {
    expect(isDatabaseUnavailable(asQueryError(serverError(code)))).toBe(false);
  });

  it.each(["ECONNREFUSED", "ECONNRESET", "EPIPE", "EHOSTUNREACH", "EAI_AGAIN"])(
    "after the network error %s",
    (code) => {
      expect(isDatabaseUnavailable(asQueryError(Object.assign(new Error("network"), { code })))).toBe(true);
    },
  );

  it.each([
    "Connection terminated unexpectedly",
    "timeout exceeded when trying to connect",
    "Query read timeout",
    "Client has encountered a connection error and is not queryable",
  ])("after the driver error “%s”", (message) => {
    expect(isDatabaseUnavailable(asQueryError(new Error(message)))).toBe(true);
  });

  it("not after a programming error", () => {
    expect(isDatabaseUnavailable(new TypeError("x is not a function"))).toBe(false);
  });
});
