import { endpoints } from "@pawhaven/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectConsistentLedger } from "./support/orders.ts";
import { type OpenApi, type Operation, operationsOf } from "./fuzz/openapi-document.ts";
import { Fuzzer } from "./fuzz/fuzzer.ts";
import { OpenApiValidator } from "./fuzz/openapi-validator.ts";
import { testShop } from "./support/test-shop.ts";

const requestedRuns = process.env["FUZZ_RUNS"];
const numRuns = Number(requestedRuns ?? 5);
/** The same requests every time, unless many are asked for. */
const seed = Number(process.env["FUZZ_SEED"] ?? (requestedRuns ? Date.now() % 2 ** 31 : 7));
const timeoutMs = 60_000 + numRuns * 2_000;

// Nobody listens at this address, so whatever would be fetched from it is away.
const shop = testShop({ settings: { RATE_LIMIT_SCALE: "1000000", PUBLIC_URL: "http://127.0.0.1:9" } });
let operations: Map<string, Operation>;
let fuzzer: Fuzzer;

beforeAll(async () => {
  const document = (await shop.app.inject({ url: "/api/openapi.json" })).json<OpenApi>();
  operations = new Map(operationsOf(document).map((operation) => [operation.id, operation]));
  fuzzer = await Fuzzer.create(shop, new OpenApiValidator(document));
});

afterAll(() => {
  if (requestedRuns) process.stdout.write(`${fuzzer.sentCount} requests, FUZZ_SEED=${seed}\n`);
});

const names = Object.keys(endpoints);
const named = (name: string) => operations.get(name) as Operation;

/** Nobody signs reports or answers for Google here. */
const unreachable = new Set(["receivePaymentEvent", "beginGoogleSignIn", "finishGoogleSignIn"]);
const reachable = names.filter((name) => !unreachable.has(name));
const isThorough = numRuns >= 100;

describe("every call of the API", () => {
  it("is in the document", () => {
    expect([...operations.keys()].sort()).toEqual(names.toSorted());
  });

  it.each(names)(
    "%s: takes what the document allows",
    async (name) => expect(await fuzzer.sendValid(named(name), { numRuns, seed })).toBe("nothing wrong"),
    timeoutMs,
  );

  it.each(names)(
    "%s: refuses what the document forbids, however it is sent",
    async (name) => expect(await fuzzer.sendHostile(named(name), { numRuns, seed })).toBe("nothing wrong"),
    timeoutMs,
  );

  it.runIf(isThorough)("has had success with every call", () => {
    expect([...fuzzer.succeededOperations]).toEqual(expect.arrayContaining(reachable));
  });

  it("leaves the books sound", async () => {
    await expectConsistentLedger(shop);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
