import { accounts } from "./accounts.ts";
import { adoption } from "./adoption.ts";
import { bookings } from "./bookings.ts";
import { cartEndpoints } from "./cart.ts";
import { catalogue } from "./catalogue.ts";
import { checkout } from "./checkout.ts";
import type { Client } from "./client.ts";
import { live } from "./live.ts";
import { messages } from "./messages.ts";
import { operations } from "./operations.ts";
import { orders } from "./orders.ts";
import { pictures } from "./pictures.ts";
import { reviews } from "./reviews.ts";
import { userpets } from "./userpets.ts";

/** Everything the API can do. What is not in this table cannot be mounted, called or documented. */
export const endpoints = {
  ...operations,
  ...catalogue,
  ...adoption,
  ...messages,
  ...cartEndpoints,
  ...checkout,
  ...orders,
  ...reviews,
  ...userpets,
  ...bookings,
  ...live,
  ...accounts,
  ...pictures,
};

export type Api = Client<typeof endpoints>;

export * from "./accounts.ts";
export * from "./adoption.ts";
export * from "./adoption-rules.ts";
export * from "./card-sandbox.ts";
export * from "./bookings.ts";
export * from "./cart.ts";
export * from "./catalogue.ts";
export * from "./checkout.ts";
export * from "./client.ts";
export * from "./contact-subjects.ts";
export * from "./endpoint.ts";
export * from "./errors.ts";
export * from "./live.ts";
export * from "./messages.ts";
export * from "./operations.ts";
export * from "./orders.ts";
export * from "./pictures.ts";
export * from "./profile.ts";
export * from "./reviews.ts";
export * from "./select-gears.ts";
export * from "./shared.ts";
export * from "./sign-in.ts";
export * from "./topics.ts";
export * from "./userpets.ts";
export * from "./visit.ts";
