import { availableParallelism } from "node:os";
import path from "node:path";
import type { ContentValues } from "@pawhaven/contract";
import {
  type Environment,
  environmentSchema,
  exampleEmergencyPhone,
  examplePhone,
  isLocalhost,
} from "./environment.ts";
import {
  googleFrom,
  imageHostFrom,
  type InboundMailAccount,
  inboundMailFrom,
  type OpenIdClient,
  stripeFrom,
} from "./external-services.ts";
import { firstDeliveryTimes } from "./slices/content/first-delivery-times.ts";
import { firstFaqs } from "./slices/content/first-faqs.ts";
import { firstLegalPages } from "./slices/content/first-legal-pages.ts";
import { firstReturnRules } from "./slices/content/first-return-rules.ts";
import type { CapSettings } from "./platform/caps.ts";
import type { ImageHost } from "./platform/images/image-host-store.ts";
import type { MailLimits } from "./platform/mail/mail-limits.ts";
import type { StripeAccount } from "./platform/payments/stripe-provider.ts";
import { type HostRules, isLoopbackAddress, isLoopbackName } from "./platform/http/host-names.ts";
import type { TracingOptions } from "./platform/tracing/tracing.ts";
import { StartupError } from "./platform/startup-error.ts";

/** How long a session may be unused, without and with "Remember me". */
export interface SessionIdle {
  seconds: number;
  rememberedSeconds: number;
}

/** Where Prometheus finds the metrics of this process. */
export interface MetricsAddress {
  host: string;
  port: number;
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
  /** Processes that serve the shop. */
  workers: number;
  seedDemo: boolean;
  rateLimitScale: number;
  caps: CapSettings;
  /** How much clerks can refund of one order in all. */
  refundLimitCents: number;
  /** How long after the delivery customers are invited to review it. */
  reviewInvitationDays: number;
  /** How long before a food may run out its owner is reminded. */
  foodReminderDays: number;
  /** How long after delivery customers can ask for a return. */
  returnDays: number;
  /** Of a map to embed; null for the drawing. */
  mapUrl: string | null;
  trustProxy: boolean;
  /** Without it mails stay in the outbox, which is public if `sandbox` is on. */
  smtpUrl: string | undefined;
  /** Without it mails come from the shop's own name and address. */
  mailFrom: string | undefined;
  mailLimits: MailLimits;
  /** Without it the mail sandbox takes its place if the outbox is visible; otherwise answers go to the shop's mailbox. */
  inboundMail: InboundMailAccount | undefined;
  retention: { mailDays: number; messageDays: number };
  /** Stores customers' images; without it they are stored in the data folder. */
  imageHost: ImageHost | undefined;
  /** Without it the OpenID sandbox takes its place if `sandbox` is on; otherwise there is no Google sign-in. */
  google: OpenIdClient | undefined;
  /** Without it the card sandbox takes its place if `sandbox` is on; otherwise cards are not accepted. */
  stripe: StripeAccount | undefined;
  sessionIdle: SessionIdle;
  /** Seals what has to be read again; without it a key is generated in the data folder. */
  secretsKey: string | undefined;
  /** Whether staff must show a second factor, not only those who have one. */
  isSecondFactorRequired: boolean;
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
  /** Where to report a vulnerability, as a URL; without it to the shop's address. */
  securityContact: string | undefined;
  logLevel: Environment["LOG_LEVEL"];
  /** Without it the metrics can be seen at /admin/health only. */
  metrics: MetricsAddress | undefined;
  /** Without it nothing is traced. */
  traces: TracingOptions | undefined;
  /** Not editable: another one would move the bookings there are (decision 47). */
  timeZone: string;
  /** ISO code of the country where the animals live: some care is due by its rules. */
  country: string;
  /** What the start fills into a database that has no content yet; staff edit it afterwards. */
  firstContent: ContentValues;
}

const mayContainSecret = /^(DATABASE_URL|DATABASE_LISTEN_URL|SMTP_URL|OTEL_EXPORTER_OTLP_\w+)$|SECRET|KEY/;

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
    workers: workersFrom(values),
    // The demo customer's password is public, so a shop that others can reach must ask for it explicitly.
    seedDemo: values.SEED_DEMO ?? sandbox,
    rateLimitScale: values.RATE_LIMIT_SCALE,
    caps: capsFrom(values),
    refundLimitCents: values.CLERK_REFUND_LIMIT * 100,
    reviewInvitationDays: values.REVIEW_INVITATION_DAYS,
    foodReminderDays: values.FOOD_REMINDER_DAYS,
    returnDays: values.RETURN_DAYS,
    mapUrl: values.SHOP_MAP_URL ?? null,
    trustProxy: values.TRUST_PROXY,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    mailLimits: mailLimitsFrom(values),
    inboundMail: inboundMailFrom(values),
    retention: { mailDays: values.MAIL_RETENTION_DAYS, messageDays: values.MESSAGE_RETENTION_DAYS },
    imageHost: imageHostFrom(values),
    google: googleFrom(values),
    stripe: stripeFrom(values),
    sessionIdle: {
      seconds: values.SESSION_IDLE_HOURS * 3600,
      rememberedSeconds: values.SESSION_REMEMBERED_IDLE_DAYS * 24 * 3600,
    },
    secretsKey: values.SECRETS_KEY,
    isSecondFactorRequired: values.STAFF_SECOND_FACTOR ? values.STAFF_SECOND_FACTOR === "required" : !sandbox,
    securityEventsDays: values.SECURITY_EVENTS_DAYS,
    breachedPasswordsUrl: values.BREACHED_PASSWORDS_URL,
    breedServices:
      values.BREEDS === "public" ? { dogs: values.BREEDS_DOGS_URL, cats: values.BREEDS_CATS_URL } : undefined,
    sandbox,
    sandboxReason,
    developerPages: values.DEVELOPER_PAGES ?? sandbox,
    securityContact: values.SECURITY_CONTACT,
    logLevel: values.LOG_LEVEL,
    metrics: values.METRICS_PORT ? { host: values.METRICS_HOST, port: values.METRICS_PORT } : undefined,
    traces: tracesFrom(values),
    timeZone: values.SHOP_TIME_ZONE,
    country: values.SHOP_COUNTRY,
    firstContent: firstContentFrom(values),
  };
}

/** One core is left to the database and to whatever else the machine does. */
function workersFrom({ WORKERS, DATABASE_URL }: Environment): number {
  if (DATABASE_URL) return WORKERS ?? Math.max(1, availableParallelism() - 1);
  if (WORKERS !== undefined && WORKERS > 1)
    throw new StartupError(`WORKERS=${WORKERS} needs a PostgreSQL server: the embedded database has one process.`);
  return 1;
}

const tracesFrom = (values: Environment): TracingOptions | undefined =>
  values.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? undefined
    : {
        endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
        headers: values.OTEL_EXPORTER_OTLP_HEADERS,
        serviceName: values.OTEL_SERVICE_NAME,
        ratio: values.OTEL_TRACES_SAMPLER_ARG,
      };

const mailLimitsFrom = (values: Environment): MailLimits => ({
  provenPerDay: values.MAIL_DAILY_LIMIT * values.RATE_LIMIT_SCALE,
  unprovenPerDay: values.MAIL_DAILY_LIMIT_UNPROVEN * values.RATE_LIMIT_SCALE,
  resetsPerHour: 3 * values.RATE_LIMIT_SCALE,
});

const capsFrom = (values: Environment): CapSettings => ({
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
  { SANDBOX, HOST, PUBLIC_URL }: Environment,
  nodeEnvironment: string | undefined,
): Pick<Settings, "sandbox" | "sandboxReason"> {
  if (SANDBOX !== undefined) return { sandbox: SANDBOX, sandboxReason: `SANDBOX=${SANDBOX ? "on" : "off"}` };
  if (nodeEnvironment === "production") return { sandbox: false, sandboxReason: "NODE_ENV=production" };
  if (PUBLIC_URL && !isLocalhost(new URL(PUBLIC_URL)))
    return { sandbox: false, sandboxReason: "PUBLIC_URL is not this machine" };
  if (!isLoopback(HOST)) return { sandbox: false, sandboxReason: `others can reach HOST=${HOST}` };
  return { sandbox: true, sandboxReason: "only this machine can reach the shop" };
}

const shopSpan = { opens: "09:00", closes: "20:00" };

const firstContentFrom = (values: Environment): ContentValues => ({
  facts: {
    name: values.SHOP_NAME,
    email: values.SHOP_EMAIL,
    phone: values.SHOP_PHONE,
    emergency_phone: values.SHOP_EMERGENCY_PHONE ?? (values.SHOP_PHONE === examplePhone ? exampleEmergencyPhone : ""),
    address: values.SHOP_ADDRESS,
  },
  hours: { shop: [shopSpan, shopSpan, shopSpan, shopSpan, shopSpan, shopSpan, null], clinic: values.CLINIC_HOURS },
  holidays: values.CLINIC_HOLIDAYS.map((date) => ({ date, name: "" })),
  faqs: firstFaqs,
  social: [
    { name: "Facebook", url: values.SHOP_FACEBOOK },
    { name: "Instagram", url: values.SHOP_INSTAGRAM },
    { name: "YouTube", url: values.SHOP_YOUTUBE },
  ],
  returns: firstReturnRules,
  delivery: firstDeliveryTimes,
  ...firstLegalPages({
    mailDays: values.MAIL_RETENTION_DAYS,
    messageDays: values.MESSAGE_RETENTION_DAYS,
    securityEventsDays: values.SECURITY_EVENTS_DAYS,
    returnDays: values.RETURN_DAYS,
  }),
});

const describeIssue = (message: string) => (message.startsWith("must") ? message : `is not valid (${message})`);

/** For an address to listen on. */
const isLoopback = (host: string) => isLoopbackName(host) || isLoopbackAddress(host);

export const isOutboxVisible = ({ smtpUrl, sandbox }: Pick<Settings, "smtpUrl" | "sandbox">): boolean =>
  !smtpUrl && sandbox;
