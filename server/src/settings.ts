import path from "node:path";
import type { Shop } from "@pawhaven/contract";
import { z } from "zod";
import { type Clinic, readDates, readWeek } from "./slices/bookings/opening-hours.ts";
import type { CapSettings } from "./platform/caps.ts";
import type { ImageHost } from "./platform/images/image-host-store.ts";
import type { MailLimits } from "./platform/mail/mail-limits.ts";
import type { StripeAccount } from "./platform/payments/stripe-provider.ts";
import { type HostRules, isLoopbackAddress, isLoopbackName } from "./platform/http/host-names.ts";
import { StartupError } from "./platform/startup-error.ts";

const projectFolder = path.join(import.meta.dirname, "../..");

const onOff = z.enum(["on", "off"]).transform((value) => value === "on");
const urlSetting = (protocols: string[], example: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be a URL like ${example}`,
  });

const secureUrlSetting = (defaultUrl: string) =>
  z
    .string()
    .refine(isSecureUrl, { error: `must be an https URL like ${defaultUrl}` })
    .default(defaultUrl);
const countSetting = (min: number, max: number) =>
  z.coerce.number({ error: "must be a number" }).int().min(min).max(max);
const parsedSetting = <T>(parse: (text: string) => T | undefined, example: string) =>
  z.string().transform((text, context) => {
    const value = parse(text);
    if (value !== undefined) return value;
    context.addIssue({ code: "custom", message: `must be ${example}` });
    return z.NEVER;
  });

/** Every setting with its validation and default. `.env.example` documents the same list. */
const environmentSchema = z.object({
  PORT: z.coerce.number({ error: "must be a number" }).int().min(0).max(65_535).default(3000),
  HOST: z.string().min(1).default("localhost"),
  PUBLIC_URL: urlSetting(["http:", "https:"], "https://shop.example").optional(),
  DATA_DIR: z.string().min(1).default(path.join(projectFolder, "data")),
  DATABASE_URL: urlSetting(["postgres:", "postgresql:"], "postgres://user:password@host:5432/pawhaven").optional(),
  DATABASE_LISTEN_URL: urlSetting(
    ["postgres:", "postgresql:"],
    "postgres://user:password@host:5432/pawhaven",
  ).optional(),
  DATABASE_POOL: z.coerce.number({ error: "must be a number" }).int().min(2).max(200).default(10),
  SEED_DEMO: onOff.optional(),
  RATE_LIMIT_SCALE: z.coerce.number({ error: "must be a number" }).positive().default(1),
  MAX_BOOKINGS_PER_PET: countSetting(1, 20_000_000).default(10),
  MAX_BOOKINGS: countSetting(1, 20_000_000).default(30),
  MAX_UNITS_PER_GEAR: countSetting(1, 20_000_000).default(50),
  MAX_OPEN_CASH: countSetting(1, 20_000_000).default(5_000),
  UNCONFIRMED_MAX_BOOKINGS: countSetting(1, 20_000_000).default(3),
  UNCONFIRMED_MAX_UNITS_PER_GEAR: countSetting(1, 20_000_000).default(5),
  UNCONFIRMED_MAX_OPEN_CASH: countSetting(1, 20_000_000).default(300),
  TRUST_PROXY: onOff.default(false),
  SMTP_URL: urlSetting(["smtp:", "smtps:"], "smtps://user:password@mail.example:465").optional(),
  MAIL_FROM: z.string().min(3).optional(),
  MAIL_DAILY_LIMIT: countSetting(1, 100_000).default(100),
  MAIL_DAILY_LIMIT_UNPROVEN: countSetting(1, 100_000).default(5),
  MAIL_RETENTION_DAYS: countSetting(1, 3650).default(30),
  MESSAGE_RETENTION_DAYS: countSetting(1, 3650).default(365),
  CLOUDINARY_CLOUD: z.string().min(1).optional(),
  CLOUDINARY_UPLOAD_PRESET: z.string().min(1).optional(),
  CLOUDINARY_KEY: z.string().min(1).optional(),
  CLOUDINARY_SECRET: z.string().min(1).optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_ISSUER: secureUrlSetting("https://accounts.google.com"),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_/, "must begin with sk_ or rk_")
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith("pk_", "must begin with pk_").optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith("whsec_", "must begin with whsec_").optional(),
  STRIPE_API_URL: secureUrlSetting("https://api.stripe.com"),
  SESSION_IDLE_HOURS: z.coerce.number({ error: "must be a number" }).min(1).max(12).default(4),
  SESSION_REMEMBERED_IDLE_DAYS: z.coerce.number({ error: "must be a number" }).min(1).max(30).default(14),
  SECURITY_EVENTS_DAYS: z.coerce.number({ error: "must be a number" }).int().min(1).max(3650).default(90),
  BREACHED_PASSWORDS_URL: z
    .string()
    .refine(isSecureUrl, { error: "must be an https URL like https://api.pwnedpasswords.com/range" })
    .optional(),
  BREEDS: z.enum(["built-in", "public"]).default("built-in"),
  BREEDS_DOGS_URL: secureUrlSetting("https://api.thedogapi.com/v1/breeds"),
  BREEDS_CATS_URL: secureUrlSetting("https://api.thecatapi.com/v1/breeds"),
  SANDBOX: onOff.optional(),
  DEVELOPER_PAGES: onOff.optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  SHOP_NAME: z.string().min(1).default("Pawhaven"),
  SHOP_EMAIL: z.email().default("hello@pawhaven.example"),
  SECURITY_CONTACT: urlSetting(
    ["mailto:", "https:", "tel:"],
    "mailto:security@shop.example or https://shop.example/security",
  ).optional(),
  SHOP_PHONE: z.string().min(1).default("+84 28 5550 0199"),
  SHOP_ADDRESS: z.string().min(1).default("18 Nguyen Hue, District 1, Ho Chi Minh City, Vietnam"),
  SHOP_TIME_ZONE: z
    .string()
    .refine(isTimeZone, { error: "must be a time zone like Asia/Ho_Chi_Minh" })
    .default("Asia/Ho_Chi_Minh"),
  CLINIC_HOURS: parsedSetting(readWeek, "hours like Mon-Fri 09:00-17:00, Sat 09:00-15:00").prefault(
    "Mon-Fri 09:00-17:00, Sat 09:00-15:00",
  ),
  CLINIC_HOLIDAYS: parsedSetting(readDates, "dates like 2030-01-01, 2030-12-25").prefault(""),
  SHOP_FACEBOOK: urlSetting(["https:"], "https://…").default("https://www.facebook.com/pawhaven.example"),
  SHOP_INSTAGRAM: urlSetting(["https:"], "https://…").default("https://www.instagram.com/pawhaven.example"),
  SHOP_YOUTUBE: urlSetting(["https:"], "https://…").default("https://www.youtube.com/@pawhaven.example"),
});

export const settingNames = Object.keys(environmentSchema.shape);

/** The shop's registration at an OpenID provider. */
export interface OpenIdClient {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** How long a session may be unused, without and with "Remember me". */
export interface SessionIdle {
  seconds: number;
  rememberedSeconds: number;
}

export interface BreedServiceUrls {
  dogs: string;
  cats: string;
}

export interface Settings {
  port: number;
  host: string;
  /** The shop's public URL without a trailing slash; never taken from a request. */
  origin: string;
  hosts: HostRules;
  dataFolder: string;
  databaseUrl: string | undefined;
  /** Used for LISTEN where `databaseUrl` is a pooler in transaction mode, which does not support it. */
  databaseListenUrl: string | undefined;
  databasePool: number;
  seedDemo: boolean;
  rateLimitScale: number;
  caps: CapSettings;
  trustProxy: boolean;
  /** Without it mails stay in the outbox, which is public if `sandbox` is on. */
  smtpUrl: string | undefined;
  mailFrom: string;
  mailLimits: MailLimits;
  retention: { mailDays: number; messageDays: number };
  /** Stores customers' images; without it they are stored in the data folder. */
  imageHost: ImageHost | undefined;
  /** Without it the OpenID sandbox takes its place if `sandbox` is on; otherwise there is no Google sign-in. */
  google: OpenIdClient | undefined;
  /** Without it the card sandbox takes its place if `sandbox` is on; otherwise cards are not accepted. */
  stripe: StripeAccount | undefined;
  sessionIdle: SessionIdle;
  /** How long customers can look back in their recent activity. */
  securityEventsDays: number;
  /** A range API that knows passwords from breaches; without it only the built-in list is asked. */
  breachedPasswordsUrl: string | undefined;
  /** Without it the breeds come from a built-in list. */
  breedServices: BreedServiceUrls | undefined;
  /** Whether sandbox services replace the external ones that are not configured. */
  sandbox: boolean;
  /** Why sandboxes are on or off, for the message at the start. */
  sandboxReason: string;
  /** Whether /api/docs, /api/openapi.json and /components exist. */
  developerPages: boolean;
  /** Where to report a vulnerability, as a URL. */
  securityContact: string;
  logLevel: z.output<typeof environmentSchema>["LOG_LEVEL"];
  shop: Shop;
  clinic: Clinic;
}

const mayContainSecret = /^(DATABASE_URL|DATABASE_LISTEN_URL|SMTP_URL)$|SECRET|KEY/;

/** Throws a `StartupError` that names the invalid setting and what it must be. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const nonEmptyVariables = Object.entries(environment).filter(
    ([, value]) => value !== undefined && value.trim() !== "",
  );
  const parsed = environmentSchema.safeParse(Object.fromEntries(nonEmptyVariables));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const name = String(issue?.path[0]);
    const setting = mayContainSecret.test(name) ? name : `${name}=${environment[name]}`;
    throw new StartupError(
      `The setting ${setting} ${describeIssue(issue?.message ?? "is not valid")}. See .env.example.`,
    );
  }
  const values = parsed.data;
  const origin = values.PUBLIC_URL ? new URL(values.PUBLIC_URL).origin : `http://localhost:${values.PORT}`;
  const { sandbox, sandboxReason } = decideOnSandbox(values, environment["NODE_ENV"]);
  return {
    port: values.PORT,
    host: values.HOST,
    origin,
    hosts: {
      publicHost: values.PUBLIC_URL && new URL(values.PUBLIC_URL).hostname,
      isLoopbackOnly: isLoopback(values.HOST),
    },
    dataFolder: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    databaseListenUrl: values.DATABASE_LISTEN_URL,
    databasePool: values.DATABASE_POOL,
    // The demo customer's password is public, so a shop that others can reach must ask for it explicitly.
    seedDemo: values.SEED_DEMO ?? sandbox,
    rateLimitScale: values.RATE_LIMIT_SCALE,
    caps: capsFrom(values),
    trustProxy: values.TRUST_PROXY,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? `${values.SHOP_NAME} <${values.SHOP_EMAIL}>`,
    mailLimits: mailLimitsFrom(values),
    retention: { mailDays: values.MAIL_RETENTION_DAYS, messageDays: values.MESSAGE_RETENTION_DAYS },
    imageHost: imageHostFrom(values),
    google: googleFrom(values),
    stripe: stripeFrom(values),
    sessionIdle: {
      seconds: values.SESSION_IDLE_HOURS * 3600,
      rememberedSeconds: values.SESSION_REMEMBERED_IDLE_DAYS * 24 * 3600,
    },
    securityEventsDays: values.SECURITY_EVENTS_DAYS,
    breachedPasswordsUrl: values.BREACHED_PASSWORDS_URL,
    breedServices:
      values.BREEDS === "public" ? { dogs: values.BREEDS_DOGS_URL, cats: values.BREEDS_CATS_URL } : undefined,
    sandbox,
    sandboxReason,
    developerPages: values.DEVELOPER_PAGES ?? sandbox,
    securityContact: values.SECURITY_CONTACT ?? `mailto:${values.SHOP_EMAIL}`,
    logLevel: values.LOG_LEVEL,
    shop: shopFrom(values),
    clinic: { timeZone: values.SHOP_TIME_ZONE, week: values.CLINIC_HOURS, holidays: values.CLINIC_HOLIDAYS },
  };
}

const mailLimitsFrom = (values: z.output<typeof environmentSchema>): MailLimits => ({
  provenPerDay: values.MAIL_DAILY_LIMIT * values.RATE_LIMIT_SCALE,
  unprovenPerDay: values.MAIL_DAILY_LIMIT_UNPROVEN * values.RATE_LIMIT_SCALE,
  resetsPerHour: 3 * values.RATE_LIMIT_SCALE,
});

const capsFrom = (values: z.output<typeof environmentSchema>): CapSettings => ({
  confirmed: {
    bookingsPerPet: values.MAX_BOOKINGS_PER_PET,
    bookings: values.MAX_BOOKINGS,
    unitsPerGear: values.MAX_UNITS_PER_GEAR,
    openCashCents: values.MAX_OPEN_CASH * 100,
  },
  unconfirmed: {
    bookingsPerPet: values.UNCONFIRMED_MAX_BOOKINGS,
    bookings: values.UNCONFIRMED_MAX_BOOKINGS,
    unitsPerGear: values.UNCONFIRMED_MAX_UNITS_PER_GEAR,
    openCashCents: values.UNCONFIRMED_MAX_OPEN_CASH * 100,
  },
});

/** The sandbox lets anyone sign in as anyone, so a shop that others can reach must enable it explicitly. */
function decideOnSandbox(
  { SANDBOX, HOST, PUBLIC_URL }: z.output<typeof environmentSchema>,
  nodeEnvironment: string | undefined,
): Pick<Settings, "sandbox" | "sandboxReason"> {
  if (SANDBOX !== undefined) return { sandbox: SANDBOX, sandboxReason: `SANDBOX=${SANDBOX ? "on" : "off"}` };
  if (nodeEnvironment === "production") return { sandbox: false, sandboxReason: "NODE_ENV=production" };
  if (PUBLIC_URL && !isLocalhost(new URL(PUBLIC_URL)))
    return { sandbox: false, sandboxReason: "PUBLIC_URL is not this machine" };
  if (!isLoopback(HOST)) return { sandbox: false, sandboxReason: `others can reach HOST=${HOST}` };
  return { sandbox: true, sandboxReason: "only this machine can reach the shop" };
}

function imageHostFrom(values: z.output<typeof environmentSchema>): ImageHost | undefined {
  const {
    CLOUDINARY_CLOUD: cloud,
    CLOUDINARY_UPLOAD_PRESET: uploadPreset,
    CLOUDINARY_KEY: key,
    CLOUDINARY_SECRET: secret,
  } = values;
  if (!cloud && !uploadPreset && !key && !secret) return undefined;
  if (cloud && uploadPreset && key && secret) return { cloud, uploadPreset, key, secret };
  throw new StartupError(
    "Cloudinary needs all of CLOUDINARY_CLOUD, CLOUDINARY_UPLOAD_PRESET, CLOUDINARY_KEY and CLOUDINARY_SECRET.",
  );
}

function googleFrom(values: z.output<typeof environmentSchema>): OpenIdClient | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = values;
  if (!clientId && !clientSecret) return undefined;
  if (clientId && clientSecret) return { issuer, clientId, clientSecret };
  throw new StartupError("Sign-in with Google needs both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.");
}

function stripeFrom(values: z.output<typeof environmentSchema>): StripeAccount | undefined {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: apiUrl,
  } = values;
  if (!secretKey && !publishableKey && !webhookSecret) return undefined;
  if (secretKey && publishableKey && webhookSecret) return { secretKey, publishableKey, webhookSecret, apiUrl };
  throw new StartupError(
    "Card payments with Stripe need all of STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET.",
  );
}

const shopFrom = (values: z.output<typeof environmentSchema>): Shop => ({
  name: values.SHOP_NAME,
  email: values.SHOP_EMAIL,
  phone: values.SHOP_PHONE,
  address: values.SHOP_ADDRESS,
  timeZone: values.SHOP_TIME_ZONE,
  clinicWeek: values.CLINIC_HOURS,
  social: [
    { name: "Facebook", url: values.SHOP_FACEBOOK },
    { name: "Instagram", url: values.SHOP_INSTAGRAM },
    { name: "YouTube", url: values.SHOP_YOUTUBE },
  ],
});

const describeIssue = (message: string) => (message.startsWith("must") ? message : `is not valid (${message})`);

const isLocalhost = ({ hostname }: URL) => isLoopbackName(hostname);

/** For an address to listen on. */
const isLoopback = (host: string) => isLoopbackName(host) || isLoopbackAddress(host);

/** Plain HTTP is allowed on localhost only: tampered responses could sign anyone in or fake payments. */
function isSecureUrl(value: string): boolean {
  const url = URL.parse(value);
  return url?.protocol === "https:" || (url?.protocol === "http:" && isLocalhost(url));
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export const isOutboxVisible = ({ smtpUrl, sandbox }: Pick<Settings, "smtpUrl" | "sandbox">): boolean =>
  !smtpUrl && sandbox;
