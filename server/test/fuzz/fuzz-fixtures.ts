import { eq } from "drizzle-orm";
import { hashPassword } from "../../src/platform/auth/passwords.ts";
import { users } from "../../src/schema/index.ts";
import { staffHeaders } from "../support/api-client.ts";
import { aCustomer, aStaffMember } from "../support/factories.ts";
import type { TestShop } from "../support/test-shop.ts";
import type { Operation } from "./openapi-document.ts";
import { type FixtureKind, FixtureReference } from "./fixture-reference.ts";
import { fixtureGenerators, type FixtureValues, type SignedInCustomer } from "./fixture-generators.ts";

export const password = "a quiet river 7";

/** Requests refer to the newest fixtures only, because older ones have been used up. */
const newestCount = 8;

/** Existing data of every kind, the customer who owns it, and a member of staff. */
export class FuzzFixtures {
  customer!: SignedInCustomer;
  private staffToken!: string;
  private passwordHash!: string;
  private values: FixtureValues = {};
  private readonly shop: TestShop;

  constructor(shop: TestShop) {
    this.shop = shop;
  }

  async setUp(): Promise<void> {
    this.passwordHash = await hashPassword(password);
    await this.replaceStaff();
    await this.replaceCustomer();
  }

  async replaceStaff(): Promise<void> {
    this.staffToken = (await aStaffMember(this.shop.database)).staffToken;
  }

  /** Continues with a new customer, who does not own anything yet. */
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

  /** Creates one more fixture of each kind. */
  async replenish(kinds: Iterable<FixtureKind>): Promise<void> {
    for (const kind of kinds) await fixtureGenerators[kind]?.(this.shop, this.customer, this.values);
  }

  authorizationFor({ access }: Operation): Record<string, string> {
    if (access === "anyone") return {};
    if (access === "staff") return staffHeaders(this.staffToken);
    return { authorization: `Bearer ${this.customer.token}` };
  }

  /** Replaces all references by existing values. */
  resolve<T>(value: T): T {
    return this.resolveValue(value) as T;
  }

  private resolveValue(value: unknown): unknown {
    if (value instanceof FixtureReference) return this.pick(value);
    if (typeof value !== "object" || value === null || Buffer.isBuffer(value)) return value;
    if (Array.isArray(value)) return value.map((item) => this.resolveValue(item));
    const entries = Object.entries(value).map(([name, nested]) => [name, this.resolveValue(nested)] as const);
    const repeated = entries.find(([name]) => name === "password")?.[1];
    return Object.fromEntries(entries.map(([name, nested]) => [name, nested === samePassword ? repeated : nested]));
  }

  private pick({ kind, index }: FixtureReference): unknown {
    if (kind === "same") return samePassword;
    const values = this.values[kind] ?? [];
    return values.at(-1 - (index % Math.min(newestCount, values.length || 1))) ?? 7;
  }
}

/** A placeholder for the value of the field `password`. */
const samePassword = Symbol("the same password");
