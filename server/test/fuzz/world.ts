import { eq } from "drizzle-orm";
import { hashPassword } from "../../src/platform/passwords.ts";
import { users } from "../../src/schema/index.ts";
import { aCustomer } from "../factories.ts";
import type { TestShop } from "../test-app.ts";
import type { Operation } from "./document.ts";
import { type Kind, Known } from "./known.ts";
import { makers, type Things } from "./makers.ts";

export const password = "a quiet river 7";

export interface Customer {
  id: number;
  token: string;
}

/** Only the newest few of a kind are named in requests: older ones have been used up. */
const newest = 8;

/** A shop in which there is something of every kind, a customer whose things they are, and somebody of the staff. */
export class World {
  customer!: Customer;
  private staff!: Customer;
  private passwordHash!: string;
  private things: Things = {};
  private readonly shop: TestShop;

  constructor(shop: TestShop) {
    this.shop = shop;
  }

  async begin(): Promise<void> {
    this.passwordHash = await hashPassword(password);
    this.staff = await aCustomer(this.shop.database, { role: "admin" });
    await this.welcomeCustomer();
  }

  /** Somebody new, who owns nothing yet. */
  async welcomeCustomer(): Promise<void> {
    this.customer = await aCustomer(this.shop.database, { passwordHash: this.passwordHash });
    const [row] = await this.shop.database.db.select().from(users).where(eq(users.id, this.customer.id));
    const shared = { gear: this.things.gear ?? [], pet: this.things.pet ?? [] };
    this.things = {
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
  async provide(kinds: Iterable<Kind>): Promise<void> {
    for (const kind of kinds) await makers[kind]?.(this.shop, this.customer, this.things);
  }

  authorizationFor({ access }: Operation): Record<string, string> {
    if (access === "anyone") return {};
    return { authorization: `Bearer ${(access === "staff" ? this.staff : this.customer).token}` };
  }

  /** The same with what exists in place of what stands for it. */
  resolve<T>(value: T): T {
    return this.resolved(value) as T;
  }

  private resolved(value: unknown): unknown {
    if (value instanceof Known) return this.pick(value);
    if (typeof value !== "object" || value === null || Buffer.isBuffer(value)) return value;
    if (Array.isArray(value)) return value.map((item) => this.resolved(item));
    const entries = Object.entries(value).map(([name, inside]) => [name, this.resolved(inside)] as const);
    const repeated = entries.find(([name]) => name === "password")?.[1];
    return Object.fromEntries(entries.map(([name, inside]) => [name, inside === asBefore ? repeated : inside]));
  }

  private pick({ kind, index }: Known): unknown {
    if (kind === "same") return asBefore;
    const things = this.things[kind] ?? [];
    return things.at(-1 - (index % Math.min(newest, things.length || 1))) ?? 7;
  }
}

/** Stands for the password that was given in the field before. */
const asBefore = Symbol("the same password");
