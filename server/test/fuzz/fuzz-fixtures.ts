import { eq } from "drizzle-orm";
import { hashPassword } from "../../src/platform/auth/passwords.ts";
import { users } from "../../src/schema/index.ts";
import { aCustomer } from "../support/factories.ts";
import type { TestShop } from "../support/test-shop.ts";
import type { Operation } from "./openapi-document.ts";
import { type FixtureKind, FixtureReference } from "./fixture-reference.ts";
import { fixtureGenerators, type FixtureValues } from "./fixture-generators.ts";

export const password = "a quiet river 7";

export interface SignedInCustomer {
  id: number;
  token: string;
}

/** Only the newest few of a kind are named in requests: older ones have been used up. */
const newestCount = 8;

/** A shop in which there is something of every kind, a customer whose things they are, and somebody of the staff. */
export class FuzzFixtures {
  customer!: SignedInCustomer;
  private staff!: SignedInCustomer;
  private passwordHash!: string;
  private values: FixtureValues = {};
  private readonly shop: TestShop;

  constructor(shop: TestShop) {
    this.shop = shop;
  }

  async setUp(): Promise<void> {
    this.passwordHash = await hashPassword(password);
    this.staff = await aCustomer(this.shop.database, { role: "admin" });
    await this.replaceCustomer();
  }

  /** Somebody new, who owns nothing yet. */
  async replaceCustomer(): Promise<void> {
    this.customer = await aCustomer(this.shop.database, { passwordHash: this.passwordHash });
    const [row] = await this.shop.database.db.select().from(users).where(eq(users.id, this.customer.id));
    const shared = { gear: this.values.gear ?? [], pet: this.values.pet ?? [] };
    this.values = {
      ...shared,
      self: [this.customer.id],
      email: [row?.email],
      password: [password],
      folder: [`avatars/${this.customer.id}`],
      preset: ["own"],
      quantity: [1, 2],
      amount: [1000, 2000, 4000],
    };
  }

  /** One more of each of these kinds. */
  async replenish(kinds: Iterable<FixtureKind>): Promise<void> {
    for (const kind of kinds) await fixtureGenerators[kind]?.(this.shop, this.customer, this.values);
  }

  authorizationFor({ access }: Operation): Record<string, string> {
    if (access === "anyone") return {};
    return { authorization: `Bearer ${(access === "staff" ? this.staff : this.customer).token}` };
  }

  /** The same with what exists in place of what stands for it. */
  resolve<T>(value: T): T {
    return this.resolveValue(value) as T;
  }

  private resolveValue(value: unknown): unknown {
    if (value instanceof FixtureReference) return this.pick(value);
    if (typeof value !== "object" || value === null || Buffer.isBuffer(value)) return value;
    if (Array.isArray(value)) return value.map((item) => this.resolveValue(item));
    const entries = Object.entries(value).map(([name, inside]) => [name, this.resolveValue(inside)] as const);
    const repeated = entries.find(([name]) => name === "password")?.[1];
    return Object.fromEntries(entries.map(([name, inside]) => [name, inside === samePassword ? repeated : inside]));
  }

  private pick({ kind, index }: FixtureReference): unknown {
    if (kind === "same") return samePassword;
    const things = this.values[kind] ?? [];
    return things.at(-1 - (index % Math.min(newestCount, things.length || 1))) ?? 7;
  }
}

/** Stands for the password that was given in the field before. */
const samePassword = Symbol("the same password");
