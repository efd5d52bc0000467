import { accountsEndpoints } from "./accounts.ts";
import { adoptionEndpoints } from "./adoption.ts";
import { bookingsEndpoints } from "./bookings.ts";
import { cartEndpoints } from "./cart.ts";
import { catalogueEndpoints } from "./catalogue.ts";
import { checkoutEndpoints } from "./checkout.ts";
import type { Client } from "./core/client.ts";
import { changesEndpoints } from "./changes.ts";
import { messagesEndpoints } from "./messages.ts";
import { operationsEndpoints } from "./operations.ts";
import { ordersEndpoints } from "./orders.ts";
import { imagesEndpoints } from "./images.ts";
import { reviewsEndpoints } from "./reviews.ts";
import { userpetsEndpoints } from "./userpets.ts";

/** Everything the API can do. What is not in this table cannot be mounted, called or documented. */
export const endpoints = {
  ...operationsEndpoints,
  ...catalogueEndpoints,
  ...adoptionEndpoints,
  ...messagesEndpoints,
  ...cartEndpoints,
  ...checkoutEndpoints,
  ...ordersEndpoints,
  ...reviewsEndpoints,
  ...userpetsEndpoints,
  ...bookingsEndpoints,
  ...changesEndpoints,
  ...accountsEndpoints,
  ...imagesEndpoints,
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
export * from "./core/client.ts";
export * from "./core/http-transport.ts";
export * from "./contact-subjects.ts";
export * from "./core/endpoint.ts";
export * from "./core/errors.ts";
export * from "./changes.ts";
export * from "./messages.ts";
export * from "./operations.ts";
export * from "./orders.ts";
export * from "./images.ts";
export * from "./profile.ts";
export * from "./reviews.ts";
export * from "./select-gears.ts";
export * from "./core/shared.ts";
export * from "./sign-in.ts";
export * from "./core/topics.ts";
export * from "./userpets.ts";
export * from "./core/render-context.ts";
