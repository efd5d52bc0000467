import fc from "fast-check";
import type { LightMyRequestResponse } from "fastify";
import type { TestShop } from "../support/test-shop.ts";
import { asCurl } from "./as-curl.ts";
import { findResponseIssues } from "./find-response-issues.ts";
import type { Operation } from "./openapi-document.ts";
import type { OpenApiValidator, Verdict } from "./openapi-validator.ts";
import { type FixtureKind, fixtureKindsIn } from "./fixture-reference.ts";
import type { RawRequest } from "./raw-request.ts";
import { corruptedRequest, validRequest, type RequestModel, serializeRequest } from "./requests.ts";
import { hasRawBody, type RequestMutation } from "./request-mutation.ts";
import { mutationsFor } from "./mutations-for.ts";
import { FuzzFixtures } from "./fuzz-fixtures.ts";

interface FuzzOptions {
  numRuns: number;
  seed: number;
}

interface FuzzCase {
  model: RequestModel;
  mutation?: RequestMutation;
}

/** After these the customer, or the member of staff, may be signed out or gone. */
const sessionEndingOperations = new Set([
  "signOutAsStaff",
  "endStaffSession",
  "changeStaffRole",
  "endEmployment",
  "confirmAuthenticator",
  "logout",
  "endSession",
  "signOutEverywhere",
  "resetPassword",
  "deleteAccount",
]);

export const noIssues = "no issues";

/** Requests use up fixtures. */
const replenishEvery = 25;

/** Sends requests generated from the OpenAPI document, and validates the responses by it. */
export class Fuzzer {
  sentCount = 0;
  readonly succeededOperations = new Set<string>();
  private readonly shop: TestShop;
  private readonly validator: OpenApiValidator;
  private readonly fixtures: FuzzFixtures;

  private constructor(shop: TestShop, validator: OpenApiValidator) {
    this.shop = shop;
    this.validator = validator;
    this.fixtures = new FuzzFixtures(shop);
  }

  static async create(shop: TestShop, validator: OpenApiValidator): Promise<Fuzzer> {
    const fuzzer = new Fuzzer(shop, validator);
    await fuzzer.fixtures.setUp();
    return fuzzer;
  }

  sendValid(operation: Operation, options: FuzzOptions): Promise<string> {
    const cases = validRequest(operation).map((model) => ({ model }));
    return this.run(operation, cases, options);
  }

  sendHostile(operation: Operation, options: FuzzOptions): Promise<string> {
    const mutation = fc.constantFrom(...mutationsFor(operation));
    const mutated = fc.record({ model: validRequest(operation), mutation });
    const corrupted = corruptedRequest(operation)?.map((model) => ({ model }));
    const cases = corrupted ? fc.oneof<fc.Arbitrary<FuzzCase>[]>(corrupted, mutated) : mutated;
    return this.run(operation, cases, options);
  }

  /** Reports the issues of the smallest failing case, and how to repeat it. */
  private async run(
    operation: Operation,
    cases: fc.Arbitrary<FuzzCase>,
    { numRuns, seed }: FuzzOptions,
  ): Promise<string> {
    const kinds = fixtureKindsIn(operation);
    await this.fixtures.replenish(kinds);
    const property = fc.asyncProperty(cases, (fuzzCase) => this.tryCase(operation, kinds, fuzzCase));
    const { failed, errorInstance } = await fc.check(property, { numRuns, seed });
    if (!failed) return noIssues;
    const issues = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
    return `${issues}\nRepeat: FUZZ_SEED=${seed} FUZZ_RUNS=${numRuns} npm exec vitest run fuzz -- -t "${operation.id} "`;
  }

  private async tryCase(
    operation: Operation,
    kinds: ReadonlySet<FixtureKind>,
    { model, mutation }: FuzzCase,
  ): Promise<void> {
    this.sentCount += 1;
    if (operation.method !== "GET" && this.sentCount % replenishEvery === 0) await this.fixtures.replenish(kinds);
    const resolved = this.fixtures.resolve(model);
    const plain = withAuthorization(serializeRequest(operation, resolved), this.fixtures.authorizationFor(operation));
    const request = mutation ? mutation.apply(plain) : plain;
    const verdict = this.verdictOf(operation, resolved, mutation, request);
    const { response, body } = await this.send(operation, request);
    const isUnknownRoute = mutation?.hitsUnknownRoute ?? false;
    const issues = findResponseIssues(this.validator, { operation, response, body, verdict, isUnknownRoute });
    const details = [
      `Mutation: ${mutation?.name ?? "none"}`,
      asCurl(request),
      `${response.statusCode} ${body.slice(0, 500)}`,
    ];
    if (issues.length > 0) throw new Error([...issues, ...details].join("\n"));
    if (response.statusCode < 400) await this.recordSuccess(operation, kinds);
  }

  private async recordSuccess({ id }: Operation, kinds: ReadonlySet<FixtureKind>): Promise<void> {
    this.succeededOperations.add(id);
    if (!sessionEndingOperations.has(id)) return;
    await this.fixtures.replaceCustomer();
    await this.fixtures.replaceStaff();
    await this.fixtures.replenish(kinds);
  }

  private verdictOf(
    operation: Operation,
    model: RequestModel,
    mutation: RequestMutation | undefined,
    { payload }: RawRequest,
  ): Verdict {
    if (mutation?.expects === "rejected") return "invalid";
    if (mutation?.expects === "any" || hasRawBody(operation)) return "unclear";
    if (mutation?.expects !== "validated") return this.validator.validateRequest(operation, model);
    try {
      return this.validator.validateRequest(operation, { ...model, body: JSON.parse(String(payload)) });
    } catch {
      return "invalid";
    }
  }

  private async send(
    operation: Operation,
    request: RawRequest,
  ): Promise<{ response: LightMyRequestResponse; body: string }> {
    if (!operation.isEventStream) {
      const response = await this.shop.app.inject(request);
      return { response, body: response.body };
    }
    // An address may only have a few open streams, and they stay open until the shop closes.
    const remoteAddress = `10.${this.sentCount >> 16}.${(this.sentCount >> 8) & 255}.${this.sentCount & 255}`;
    const response = await this.shop.app.inject({ ...request, remoteAddress, payloadAsStream: true });
    const stream = response.stream();
    const [firstChunk] = (await stream.take(1).toArray()) as Buffer[];
    stream.destroy();
    return { response, body: String(firstChunk ?? "") };
  }
}

const withAuthorization = (request: RawRequest, headers: Record<string, string>): RawRequest => ({
  ...request,
  headers: { ...headers, ...request.headers },
});
