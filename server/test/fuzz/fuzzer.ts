import fc from "fast-check";
import type { LightMyRequestResponse } from "fastify";
import type { TestShop } from "../test-app.ts";
import { asCurl } from "./as-curl.ts";
import { faultsOf } from "./check.ts";
import type { Operation } from "./document.ts";
import type { Judge, Verdict } from "./judge.ts";
import { type Kind, kindsIn } from "./known.ts";
import { type Sent, spoiledRequest, validRequest, type Wanted, written } from "./requests.ts";
import type { Trick } from "./trick.ts";
import { tricksFor } from "./tricks.ts";
import { World } from "./world.ts";

interface Rules {
  numRuns: number;
  seed: number;
}

interface Case {
  wanted: Wanted;
  trick?: Trick;
}

/** After these the customer is gone, or may be no longer signed in. */
const endings = new Set(["logout", "endSession", "resetPassword", "deleteAccount"]);

/** So many cases use up what was there for them. */
const provideEvery = 25;

/** Sends requests made from the document, and holds every answer against it. */
export class Fuzzer {
  sent = 0;
  readonly succeeded = new Set<string>();
  private readonly shop: TestShop;
  private readonly judge: Judge;
  private readonly world: World;

  private constructor(shop: TestShop, judge: Judge) {
    this.shop = shop;
    this.judge = judge;
    this.world = new World(shop);
  }

  static async of(shop: TestShop, judge: Judge): Promise<Fuzzer> {
    const fuzzer = new Fuzzer(shop, judge);
    await fuzzer.world.begin();
    return fuzzer;
  }

  sendValid(operation: Operation, rules: Rules): Promise<string> {
    const cases = validRequest(operation).map((wanted) => ({ wanted }));
    return this.run(operation, cases, rules);
  }

  sendHostile(operation: Operation, rules: Rules): Promise<string> {
    const trick = fc.constantFrom(...tricksFor(operation));
    const tricked = fc.record({ wanted: validRequest(operation), trick });
    const spoiled = spoiledRequest(operation)?.map((wanted) => ({ wanted }));
    return this.run(operation, spoiled ? fc.oneof<fc.Arbitrary<Case>[]>(spoiled, tricked) : tricked, rules);
  }

  /** Says what is wrong with the smallest case that shows it, and how to repeat it. */
  private async run(operation: Operation, cases: fc.Arbitrary<Case>, { numRuns, seed }: Rules): Promise<string> {
    const kinds = kindsIn(operation);
    await this.world.provide(kinds);
    const property = fc.asyncProperty(cases, (one) => this.try(operation, kinds, one));
    const { failed, errorInstance } = await fc.check(property, { numRuns, seed });
    if (!failed) return "nothing wrong";
    const wrong = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
    return `${wrong}\nOnce more: FUZZ_SEED=${seed} FUZZ_RUNS=${numRuns} npm exec vitest run fuzz -- -t "${operation.id}:"`;
  }

  private async try(operation: Operation, kinds: ReadonlySet<Kind>, { wanted, trick }: Case): Promise<void> {
    this.sent += 1;
    if (operation.method !== "GET" && this.sent % provideEvery === 0) await this.world.provide(kinds);
    const resolved = this.world.resolve(wanted);
    const plain = withAuthorization(written(operation, resolved), this.world.authorizationFor(operation));
    const sent = trick ? trick.change(plain) : plain;
    const verdict = this.verdictOf(operation, resolved, trick, sent);
    const { response, body } = await this.answerTo(operation, sent);
    const isElsewhere = trick?.leadsElsewhere ?? false;
    const faults = faultsOf(this.judge, { operation, response, body, verdict, isElsewhere });
    const shown = [trick?.name ?? "by its values", asCurl(sent), `${response.statusCode} ${body.slice(0, 500)}`];
    if (faults.length > 0) throw new Error([...faults, ...shown].join("\n"));
    if (response.statusCode < 400) await this.noteSuccess(operation, kinds);
  }

  private async noteSuccess({ id }: Operation, kinds: ReadonlySet<Kind>): Promise<void> {
    this.succeeded.add(id);
    if (!endings.has(id)) return;
    await this.world.welcomeCustomer();
    await this.world.provide(kinds);
  }

  private verdictOf(operation: Operation, wanted: Wanted, trick: Trick | undefined, { payload }: Sent): Verdict {
    if (trick?.expects === "refused") return "invalid";
    if (trick?.expects === "any") return "unclear";
    if (trick?.expects !== "judged") return this.judge.request(operation, wanted);
    try {
      return this.judge.request(operation, { ...wanted, body: JSON.parse(String(payload)) });
    } catch {
      return "invalid";
    }
  }

  private async answerTo(
    operation: Operation,
    sent: Sent,
  ): Promise<{ response: LightMyRequestResponse; body: string }> {
    if (operation.id !== "listenLive") {
      const response = await this.shop.app.inject(sent);
      return { response, body: response.body };
    }
    // Streams stay open until the shop closes, and one address may have only a few of them.
    const remoteAddress = `10.${this.sent >> 16}.${(this.sent >> 8) & 255}.${this.sent & 255}`;
    const response = await this.shop.app.inject({ ...sent, remoteAddress, payloadAsStream: true });
    const stream = response.stream();
    const [first] = (await stream.take(1).toArray()) as Buffer[];
    stream.destroy();
    return { response, body: String(first ?? "") };
  }
}

const withAuthorization = (sent: Sent, headers: Record<string, string>): Sent => ({
  ...sent,
  headers: { ...headers, ...sent.headers },
});
