import { endpoints } from "@pawhaven/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectConsistentLedger } from "./support/orders.ts";
import { type OpenApi, type Operation, operationsOf } from "./fuzz/openapi-document.ts";
import { Fuzzer, noIssues } from "./fuzz/fuzzer.ts";
import { OpenApiValidator } from "./fuzz/openapi-validator.ts";
import { liftedCaps } from "./support/lifted-caps.ts";
import { testShop } from "./support/test-shop.ts";

const requestedRuns = process.env["FUZZ_RUNS"];
const numRuns = Number(requestedRuns ?? 5);
/** A short run is reproducible; a long one explores new requests. */
const seed = Number(process.env["FUZZ_SEED"] ?? (requestedRuns ? Date.now() % 2 ** 31 : 7));
const timeoutMs = 60_000 + numRuns * 2_000;

// Nothing listens at this address, so the OpenID sandbox is unreachable.
const shop = testShop({ settings: { RATE_LIMIT_SCALE: "1000000", PUBLIC_URL: "http://127.0.0.1:9", ...liftedCaps } });
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
const operationNamed = (name: string) => operations.get(name) as Operation;

/** These need a webhook signature, the OpenID provider, an authenticator or a link that is sent to somebody. */
const neverSuccessful = new Set([
  "receivePaymentEvent",
  "receiveMail",
  "beginGoogleSignIn",
  "finishGoogleSignIn",
  "signInWithPasskey",
  "addPasskey",
  "signInAsStaff",
  "signInAsStaffWithPasskey",
  "addStaffPasskey",
  "confirmAuthenticator",
  "confirmIdentity",
  "acceptInvitation",
  "claimOwnership",
]);
const isThorough = numRuns >= 100;

describe("the API", () => {
  it("has every endpoint in its OpenAPI document", () => {
    expect([...operations.keys()].sort()).toEqual(names.toSorted());
  });

  it.each(names)(
    "%s accepts requests that the document allows",
    async (name) => expect(await fuzzer.sendValid(operationNamed(name), { numRuns, seed })).toBe(noIssues),
    timeoutMs,
  );

  it.each(names)(
    "%s rejects invalid and malformed requests",
    async (name) => expect(await fuzzer.sendHostile(operationNamed(name), { numRuns, seed })).toBe(noIssues),
    timeoutMs,
  );

  it.runIf(isThorough)("succeeds at least once at every endpoint", () => {
    const reachable = names.filter((name) => !neverSuccessful.has(name));
    expect([...fuzzer.succeededOperations]).toEqual(expect.arrayContaining(reachable));
  });

  it("keeps a consistent ledger", async () => {
    await expectConsistentLedger(shop);
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});
