import { ApiResponseError } from "@pawhaven/contract";
import { parseCookie } from "cookie";
import { retryingApiAt } from "../support/retrying-api.ts";
import { type Customer, journeysAt, registerCustomer } from "./journeys.ts";

type Journey = [name: string, walk: (customer: Customer) => Promise<void>];

/** Customers and staff of the demo shop, who do everything again and again. */
export class Traffic {
  readonly failures: string[] = [];
  private readonly customers: Customer[];
  private readonly journeys: Journey[];

  private constructor(customers: Customer[], journeys: Journey[]) {
    this.customers = customers;
    this.journeys = journeys;
  }

  static async begin(origin: string): Promise<Traffic> {
    const customers: Customer[] = [];
    for (const number of [1, 2, 3]) customers.push(await registerCustomer(origin, number));
    const atWork = retryingApiAt(origin, { staffToken: await signInAtWork(origin) });
    return new Traffic(customers, Object.entries(journeysAt(origin, atWork)));
  }

  /** Goes on until `event` has happened, every customer through every journey at least once. Says how it went. */
  async during<T>(title: string, event: () => Promise<T>): Promise<T> {
    const counts = { done: 0, "in conflict": 0, failed: 0 };
    const stage = { isOver: false };
    const going = this.customers.map(async (customer) => {
      do for (const journey of this.journeys) counts[await this.walk(customer, journey)] += 1;
      while (!stage.isOver);
    });
    const result = await event();
    stage.isOver = true;
    await Promise.all(going);
    const outcomes = Object.entries(counts).map(([outcome, count]) => `${count} ${outcome}`);
    process.stdout.write(`${title}: ${outcomes.join(", ")}\n`);
    return result;
  }

  /** Customers may be in each other's way; every other error is a failure. */
  private async walk(customer: Customer, [name, journey]: Journey): Promise<"done" | "in conflict" | "failed"> {
    try {
      await journey(customer);
      return "done";
    } catch (error) {
      if (error instanceof ApiResponseError && error.status === 409) return "in conflict";
      this.failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      return "failed";
    }
  }
}

async function signInAtWork(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/staff/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "owner@pawhaven.example", password: "pawhaven-owner" }),
  });
  const token = parseCookie(String(response.headers.get("set-cookie")))["staff"];
  if (!token) throw new Error(`Could not sign in at the workplace: ${await response.text()}`);
  return token;
}
