export * from "./accounts.ts";
export * from "./adoption.ts";
export * from "./card-sandbox.ts";
export * from "./bookings.ts";
export * from "./cart.ts";
export * from "./catalogue.ts";
export * from "./messages.ts";
export * from "./orders.ts";
