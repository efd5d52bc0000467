import fc from "fast-check";
import type { LightMyRequestResponse } from "fastify";
import type { TestShop } from "../support/test-shop.ts";
import { asCurl } from "./as-curl.ts";
import { findResponseIssues } from "./find-response-issues.ts";
import type { Operation } from "./openapi-document.ts";
import type { OpenApiValidator, Verdict } from "./openapi-validator.ts";
import { type FixtureKind, fixtureKindsIn } from "./fixture-reference.ts";
import { type RawRequest, corruptedRequest, validRequest, type RequestModel, serializeRequest } from "./requests.ts";
import type { RequestMutation } from "./request-mutation.ts";
import { mutationsFor } from "./mutations-for.ts";
import { FuzzFixtures } from "./fuzz-fixtures.ts";

interface FuzzOptions {
  numRuns: number;
  seed: number;
}

interface FuzzCase {
  wanted: RequestModel;
  trick?: RequestMutation;
}

/** After these the customer is gone, or may be no longer signed in. */
const sessionEndingOperations = new Set(["logout", "endSession", "resetPassword", "deleteAccount"]);

/** So many cases use up what was there for them. */
const replenishEvery = 25;

/** Sends requests made from the document, and holds every answer against it. */
export class Fuzzer {
  sentCount = 0;
  readonly succeededOperations = new Set<string>();
  private readonly shop: TestShop;
  private readonly validator: OpenApiValidator;
  private readonly fixtures: FuzzFixtures;

  private constructor(shop: TestShop, judge: OpenApiValidator) {
    this.shop = shop;
    this.validator = judge;
    this.fixtures = new FuzzFixtures(shop);
  }

  static async create(shop: TestShop, judge: OpenApiValidator): Promise<Fuzzer> {
    const fuzzer = new Fuzzer(shop, judge);
    await fuzzer.fixtures.setUp();
    return fuzzer;
  }

  sendValid(operation: Operation, rules: FuzzOptions): Promise<string> {
    const cases = validRequest(operation).map((wanted) => ({ wanted }));
    return this.run(operation, cases, rules);
  }

  sendHostile(operation: Operation, rules: FuzzOptions): Promise<string> {
    const trick = fc.constantFrom(...mutationsFor(operation));
    const tricked = fc.record({ wanted: validRequest(operation), trick });
    const spoiled = corruptedRequest(operation)?.map((wanted) => ({ wanted }));
    return this.run(operation, spoiled ? fc.oneof<fc.Arbitrary<FuzzCase>[]>(spoiled, tricked) : tricked, rules);
  }

  /** Says what is wrong with the smallest case that shows it, and how to repeat it. */
  private async run(
    operation: Operation,
    cases: fc.Arbitrary<FuzzCase>,
    { numRuns, seed }: FuzzOptions,
  ): Promise<string> {
    const kinds = fixtureKindsIn(operation);
    await this.fixtures.replenish(kinds);
    const property = fc.asyncProperty(cases, (one) => this.tryCase(operation, kinds, one));
    const { failed, errorInstance } = await fc.check(property, { numRuns, seed });
    if (!failed) return "nothing wrong";
    const wrong = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
    return `${wrong}\nOnce more: FUZZ_SEED=${seed} FUZZ_RUNS=${numRuns} npm exec vitest run fuzz -- -t "${operation.id}:"`;
  }

  private async tryCase(
    operation: Operation,
    kinds: ReadonlySet<FixtureKind>,
    { wanted, trick }: FuzzCase,
  ): Promise<void> {
    this.sentCount += 1;
    if (operation.method !== "GET" && this.sentCount % replenishEvery === 0) await this.fixtures.replenish(kinds);
    const resolved = this.fixtures.resolve(wanted);
    const plain = withAuthorization(serializeRequest(operation, resolved), this.fixtures.authorizationFor(operation));
    const sent = trick ? trick.apply(plain) : plain;
    const verdict = this.verdictOf(operation, resolved, trick, sent);
    const { response, body } = await this.send(operation, sent);
    const isElsewhere = trick?.hitsUnknownRoute ?? false;
    const faults = findResponseIssues(this.validator, {
      operation,
      response,
      body,
      verdict,
      isUnknownRoute: isElsewhere,
    });
    const shown = [trick?.name ?? "by its values", asCurl(sent), `${response.statusCode} ${body.slice(0, 500)}`];
    if (faults.length > 0) throw new Error([...faults, ...shown].join("\n"));
    if (response.statusCode < 400) await this.recordSuccess(operation, kinds);
  }

  private async recordSuccess({ id }: Operation, kinds: ReadonlySet<FixtureKind>): Promise<void> {
    this.succeededOperations.add(id);
    if (!sessionEndingOperations.has(id)) return;
    await this.fixtures.replaceCustomer();
    await this.fixtures.replenish(kinds);
  }

  private verdictOf(
    operation: Operation,
    wanted: RequestModel,
    trick: RequestMutation | undefined,
    { payload }: RawRequest,
  ): Verdict {
    if (trick?.expects === "refused") return "invalid";
    if (trick?.expects === "any") return "unclear";
    if (trick?.expects !== "judged") return this.validator.validateRequest(operation, wanted);
    try {
      return this.validator.validateRequest(operation, { ...wanted, body: JSON.parse(String(payload)) });
    } catch {
      return "invalid";
    }
  }

  private async send(
    operation: Operation,
    sent: RawRequest,
  ): Promise<{ response: LightMyRequestResponse; body: string }> {
    if (operation.id !== "subscribeToChanges") {
      const response = await this.shop.app.inject(sent);
      return { response, body: response.body };
    }
    // Streams stay open until the shop closes, and one address may have only a few of them.
    const remoteAddress = `10.${this.sentCount >> 16}.${(this.sentCount >> 8) & 255}.${this.sentCount & 255}`;
    const response = await this.shop.app.inject({ ...sent, remoteAddress, payloadAsStream: true });
    const stream = response.stream();
    const [first] = (await stream.take(1).toArray()) as Buffer[];
    stream.destroy();
    return { response, body: String(first ?? "") };
  }
}

const withAuthorization = (sent: RawRequest, headers: Record<string, string>): RawRequest => ({
  ...sent,
  headers: { ...headers, ...sent.headers },
});
