import { customType, text, timestamp } from "drizzle-orm/pg-core";

export const timestamptz = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

export const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => "bytea",
  toDriver: (value) => value,
  fromDriver: (value) => Buffer.from(value),
});

/** Read and written only by the database, for full-text search. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** What an address has besides the line with street and number, and the country. */
export const addressColumns = () => ({
  ward: text("ward").notNull().default(""),
  city: text("city").notNull().default(""),
  state: text("state").notNull().default(""),
  postcode: text("postcode").notNull().default(""),
});
