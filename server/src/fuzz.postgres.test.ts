import { endpoints } from "@pawhaven/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectSoundBooks } from "../test/buying.ts";
import { type OpenApi, type Operation, operationsOf } from "../test/fuzz/document.ts";
import { Fuzzer } from "../test/fuzz/fuzzer.ts";
import { Judge } from "../test/fuzz/judge.ts";
import { testShop } from "../test/test-app.ts";

const asked = process.env["FUZZ_RUNS"];
const numRuns = Number(asked ?? 5);
/** The same requests every time, unless many are asked for. */
const seed = Number(process.env["FUZZ_SEED"] ?? (asked ? Date.now() % 2 ** 31 : 7));
const patience = 60_000 + numRuns * 2_000;

// Nobody listens at this address, so whatever would be fetched from it is away.
const shop = testShop({ settings: { RATE_LIMIT_SCALE: "1000000", PUBLIC_URL: "http://127.0.0.1:9" } });
let operations: Map<string, Operation>;
let fuzzer: Fuzzer;

beforeAll(async () => {
  const document = (await shop.app.inject({ url: "/api/openapi.json" })).json<OpenApi>();
  operations = new Map(operationsOf(document).map((operation) => [operation.id, operation]));
  fuzzer = await Fuzzer.of(shop, new Judge(document));
});

afterAll(() => {
  if (asked) process.stdout.write(`${fuzzer.sent} requests, FUZZ_SEED=${seed}\n`);
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
    patience,
  );

  it.each(names)(
    "%s: refuses what the document forbids, however it is sent",
    async (name) => expect(await fuzzer.sendHostile(named(name), { numRuns, seed })).toBe("nothing wrong"),
    patience,
  );

  it.runIf(isThorough)("has had success with every call", () => {
    expect([...fuzzer.succeeded]).toEqual(expect.arrayContaining(reachable));
  });

  it("leaves the books sound", async () => {
    await expectSoundBooks(shop);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
