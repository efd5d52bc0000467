import path from "node:path";
import type { Shop } from "@pawhaven/contract";
import { z } from "zod";
import { StartupError } from "./platform/startup-error.ts";

const projectFolder = path.join(import.meta.dirname, "../..");

const onOff = z.enum(["on", "off"]).transform((value) => value === "on");
const address = (protocols: string[], example: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be an address like ${example}`,
  });

/** Every setting, its rule and its default. `.env.example` shows the same list to people. */
const variables = z.object({
  PORT: z.coerce.number({ error: "must be a number" }).int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default("localhost"),
  PUBLIC_URL: address(["http:", "https:"], "https://shop.example").optional(),
  DATA_DIR: z.string().min(1).default(path.join(projectFolder, "data")),
  DATABASE_URL: address(["postgres:", "postgresql:"], "postgres://user:password@host:5432/pawhaven").optional(),
  DATABASE_POOL: z.coerce.number({ error: "must be a number" }).int().min(2).max(200).default(10),
  SEED_DEMO: onOff.default(true),
  RATE_LIMIT_SCALE: z.coerce.number({ error: "must be a number" }).positive().default(1),
  TRUST_PROXY: onOff.default(false),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  SHOP_NAME: z.string().min(1).default("Pawhaven"),
  SHOP_EMAIL: z.email().default("hello@pawhaven.example"),
  SHOP_PHONE: z.string().min(1).default("+84 28 5550 0199"),
  SHOP_ADDRESS: z.string().min(1).default("18 Nguyen Hue, District 1, Ho Chi Minh City, Vietnam"),
  SHOP_TIME_ZONE: z
    .string()
    .refine(isTimeZone, { error: "must be a time zone like Asia/Ho_Chi_Minh" })
    .default("Asia/Ho_Chi_Minh"),
  SHOP_FACEBOOK: address(["https:"], "https://…").default("https://www.facebook.com/pawhaven.example"),
  SHOP_INSTAGRAM: address(["https:"], "https://…").default("https://www.instagram.com/pawhaven.example"),
  SHOP_YOUTUBE: address(["https:"], "https://…").default("https://www.youtube.com/@pawhaven.example"),
});

export const settingNames = Object.keys(variables.shape);

export interface Settings {
  port: number;
  host: string;
  /** Where visitors reach the shop, without a slash at the end; never taken from a request. */
  origin: string;
  dataFolder: string;
  databaseUrl: string | undefined;
  databasePool: number;
  seedDemo: boolean;
  rateLimitScale: number;
  trustProxy: boolean;
  logLevel: z.output<typeof variables>["LOG_LEVEL"];
  shop: Shop;
}

/** Reads and checks the settings once; a wrong one stops the start with a sentence that says what to mend. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== "");
  const parsed = variables.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0]);
    const shown = name === "DATABASE_URL" ? name : `${name}=${environment[name]}`; // that one may hold a password
    throw new StartupError(`The setting ${shown} ${wording(issue?.message ?? "is not valid")}. See .env.example.`);
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    origin: values.PUBLIC_URL ? new URL(values.PUBLIC_URL).origin : `http://localhost:${values.PORT}`,
    dataFolder: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databasePool: values.DATABASE_POOL,
    seedDemo: values.SEED_DEMO,
    rateLimitScale: values.RATE_LIMIT_SCALE,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    shop: shopFrom(values),
  };
}

const shopFrom = (values: z.output<typeof variables>): Shop => ({
  name: values.SHOP_NAME,
  email: values.SHOP_EMAIL,
  phone: values.SHOP_PHONE,
  address: values.SHOP_ADDRESS,
  timeZone: values.SHOP_TIME_ZONE,
  social: [
    { name: "Facebook", url: values.SHOP_FACEBOOK },
    { name: "Instagram", url: values.SHOP_INSTAGRAM },
    { name: "YouTube", url: values.SHOP_YOUTUBE },
  ],
});

const wording = (message: string) => (message.startsWith("must") ? message : `is not valid (${message})`);

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
