import { DrizzleQueryError } from "drizzle-orm/errors";
import { describe, expect, it } from "vitest";
import { isDatabaseUnavailable } from "./unavailable.ts";

const serverError = (code: string) => Object.assign(new Error("said no"), { code, severity: "ERROR" });
const asQueryError = (cause: Error) => new DrizzleQueryError("select 1", [], cause);

describe("a database counts as away", () => {
  it.each([
    ["57P01", "is shutting down"],
    ["57P02", "has crashed"],
    ["57P03", "is starting"],
    ["57014", "took longer over a statement than it may"],
    ["08006", "has lost its connection"],
    ["53100", "has no room on its disk"],
    ["53300", "has too many connections"],
    ["58030", "cannot read its disk"],
    ["25006", "may not be written to"],
    ["25P03", "was left waiting in a transaction"],
    ["40001", "could not bring transactions into an order"],
  ])("when it says %s: it %s", (code) => {
    expect(isDatabaseUnavailable(asQueryError(serverError(code)))).toBe(true);
  });

  it.each(["23505", "22021", "42P01", "XX000"])("not when it says %s, which would come again", (code) => {
    expect(isDatabaseUnavailable(asQueryError(serverError(code)))).toBe(false);
  });

  it.each(["ECONNREFUSED", "ECONNRESET", "EPIPE", "EHOSTUNREACH", "EAI_AGAIN"])("when the network says %s", (code) => {
    expect(isDatabaseUnavailable(asQueryError(Object.assign(new Error("network"), { code })))).toBe(true);
  });

  it.each([
    "Connection terminated unexpectedly",
    "timeout exceeded when trying to connect",
    "Query read timeout",
    "Client has encountered a connection error and is not queryable",
  ])("when the driver says “%s”", (words) => {
    expect(isDatabaseUnavailable(asQueryError(new Error(words)))).toBe(true);
  });

  it("not when the mistake is our own", () => {
    expect(isDatabaseUnavailable(new TypeError("x is not a function"))).toBe(false);
  });
});
