import { catalogue } from "./catalogue.ts";
import type { Client } from "./client.ts";
import { operations } from "./operations.ts";

/** Everything the API can do. What is not in this table cannot be mounted, called or documented. */
export const endpoints = { ...operations, ...catalogue };

export type Api = Client<typeof endpoints>;

export * from "./catalogue.ts";
export * from "./client.ts";
export * from "./endpoint.ts";
export * from "./errors.ts";
export * from "./operations.ts";
export * from "./shared.ts";
export * from "./topics.ts";
export * from "./visit.ts";
