import path from "node:path";
import { z } from "zod";
import { isLoopbackName } from "./platform/http/host-names.ts";
import { readDates, readWeek } from "./slices/content/opening-hours.ts";

const projectFolder = path.join(import.meta.dirname, "../..");

/** Numbers of the example shop. A shop with a number of its own must never show the example's for emergencies. */
export const examplePhone = "+84 28 5550 0199";
export const exampleEmergencyPhone = "+84 28 5550 0115";

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
export const environmentSchema = z.object({
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
  WORKERS: countSetting(1, 256).optional(),
  SEED_DEMO: onOff.optional(),
  RATE_LIMIT_SCALE: z.coerce.number({ error: "must be a number" }).positive().default(1),
  MAX_BOOKINGS_PER_PET: countSetting(1, 20_000_000).default(10),
  MAX_BOOKINGS: countSetting(1, 20_000_000).default(30),
  MAX_UNITS_PER_GEAR: countSetting(1, 20_000_000).default(50),
  MAX_OPEN_CASH: countSetting(1, 20_000_000).default(5_000),
  UNCONFIRMED_MAX_BOOKINGS: countSetting(1, 20_000_000).default(3),
  UNCONFIRMED_MAX_UNITS_PER_GEAR: countSetting(1, 20_000_000).default(5),
  UNCONFIRMED_MAX_OPEN_CASH: countSetting(1, 20_000_000).default(300),
  CLERK_REFUND_LIMIT: countSetting(0, 20_000_000).default(100),
  REVIEW_INVITATION_DAYS: countSetting(0, 365).default(3),
  FOOD_REMINDER_DAYS: countSetting(0, 365).default(7),
  RETURN_DAYS: countSetting(1, 3650).default(30),
  TRUST_PROXY: onOff.default(false),
  SMTP_URL: urlSetting(["smtp:", "smtps:"], "smtps://user:password@mail.example:465").optional(),
  MAIL_FROM: z.string().min(3).optional(),
  MAIL_DAILY_LIMIT: countSetting(1, 100_000).default(100),
  MAIL_DAILY_LIMIT_UNPROVEN: countSetting(1, 100_000).default(5),
  MAIL_RETENTION_DAYS: countSetting(1, 3650).default(30),
  MESSAGE_RETENTION_DAYS: countSetting(1, 3650).default(365),
  REPLY_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i, "must be a domain like reply.shop.example")
    .max(200)
    .optional(),
  INBOUND_MAIL_SECRET: z.string().min(32, "must have at least 32 characters").optional(),
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
  SECRETS_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, "must be 32 random bytes in base64url, 43 characters")
    .optional(),
  STAFF_SECOND_FACTOR: z.enum(["required", "optional"]).optional(),
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
  METRICS_PORT: countSetting(1, 65_535).optional(),
  METRICS_HOST: z.string().min(1).default("localhost"),
  OTEL_EXPORTER_OTLP_ENDPOINT: urlSetting(["http:", "https:"], "http://localhost:4318").optional(),
  OTEL_EXPORTER_OTLP_HEADERS: parsedSetting(readHeaders, "headers like authorization=Bearer%20x,tenant=shop").prefault(
    "",
  ),
  OTEL_SERVICE_NAME: z.string().min(1).default("pawhaven"),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number({ error: "must be a number" }).min(0).max(1).default(1),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  SHOP_NAME: z.string().min(1).default("Pawhaven"),
  SHOP_EMAIL: z.email().default("hello@pawhaven.example"),
  SECURITY_CONTACT: urlSetting(
    ["mailto:", "https:", "tel:"],
    "mailto:security@shop.example or https://shop.example/security",
  ).optional(),
  SHOP_PHONE: z.string().min(1).default(examplePhone),
  SHOP_EMERGENCY_PHONE: z.string().optional(),
  SHOP_MAP_URL: z
    .string()
    .refine(isSecureUrl, { error: "must be an https URL like https://www.openstreetmap.org/export/embed.html?bbox=…" })
    .optional(),
  SHOP_ADDRESS: z.string().min(1).default("18 Nguyen Hue, Saigon Ward, Ho Chi Minh City, Vietnam"),
  SHOP_TIME_ZONE: z
    .string()
    .refine(isTimeZone, { error: "must be a time zone like Asia/Ho_Chi_Minh" })
    .default("Asia/Ho_Chi_Minh"),
  SHOP_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, "must be a country like VN")
    .default("VN"),
  CLINIC_HOURS: parsedSetting(readWeek, "hours like Mon-Fri 09:00-17:00, Sat 09:00-15:00").prefault(
    "Mon-Fri 09:00-17:00, Sat 09:00-15:00",
  ),
  CLINIC_HOLIDAYS: parsedSetting(readDates, "dates like 2030-01-01, 2030-12-25").prefault(""),
  SHOP_FACEBOOK: urlSetting(["https:"], "https://…").default("https://www.facebook.com/pawhaven.example"),
  SHOP_INSTAGRAM: urlSetting(["https:"], "https://…").default("https://www.instagram.com/pawhaven.example"),
  SHOP_YOUTUBE: urlSetting(["https:"], "https://…").default("https://www.youtube.com/@pawhaven.example"),
});

export type Environment = z.output<typeof environmentSchema>;

export const settingNames = Object.keys(environmentSchema.shape);

export const isLocalhost = ({ hostname }: URL) => isLoopbackName(hostname);

/** Plain HTTP is allowed on localhost only: tampered responses could sign anyone in or fake payments. */
function isSecureUrl(value: string): boolean {
  const url = URL.parse(value);
  return url?.protocol === "https:" || (url?.protocol === "http:" && isLocalhost(url));
}

/** As OpenTelemetry has them: names and percent-encoded values, joined by commas. */
function readHeaders(text: string): Record<string, string> | undefined {
  const pairs = text.split(",").filter((pair) => pair.trim() !== "");
  try {
    const entries = pairs.map((pair) => pair.split(/=(.*)/s).map((part) => decodeURIComponent(part.trim())));
    return entries.every(([name, value]) => name && value)
      ? (Object.fromEntries(entries.map(([name, value]) => [name, value])) as Record<string, string>)
      : undefined;
  } catch {
    return undefined;
  }
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
