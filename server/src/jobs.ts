import type { FastifyInstance } from "fastify";
import { deliverCardReports, usesCardSandbox } from "./cards.ts";
import type { Database } from "./platform/db/database.ts";
import { Jobs } from "./platform/jobs.ts";
import { deliverDueMails, smtpPostman } from "./platform/mail/deliver.ts";
import type { PaymentProvider } from "./platform/payments/payment-provider.ts";
import { pictureStore } from "./platform/pictures/picture-store.ts";
import { RateLimiter } from "./platform/rate-limit.ts";
import { forgetExpiredSessions } from "./platform/sessions.ts";
import type { Settings } from "./settings.ts";
import { forgetUnwornPictures } from "./slices/accounts/forget-unworn-pictures.ts";
import { answerResetRequests } from "./slices/accounts/forgot-password.ts";
import { forgetExpiredAttempts } from "./slices/accounts/sign-in-attempts.ts";
import { deskOf } from "./slices/bookings/desk.ts";
import { remindOfBookings } from "./slices/bookings/remind.ts";
import { forgetOldEvents } from "./slices/checkout/receive-payment-event.ts";
import { orderToolsFor } from "./slices/orders/order-tools.ts";
import { reconcilePayments } from "./slices/orders/reconcile-payments.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Everything that happens without anybody asking. Gives back how to stop it. */
export function startJobs(
  app: FastifyInstance,
  database: Database,
  settings: Settings,
  provider: PaymentProvider | undefined,
): () => Promise<void> {
  const { db } = database;
  const jobs = new Jobs(app.log);
  const limiter = new RateLimiter(db, settings.rateLimitScale);
  const desk = deskOf(database, settings);
  const site = { origin: settings.origin, shopName: settings.shop.name };

  jobs.every({ title: "reset requests", everyMs: second, work: () => answerResetRequests(database, site) });
  jobs.every({ title: "reminders", everyMs: minute, work: () => remindOfBookings(desk, new Date()) });
  jobs.every({ title: "expired sessions", everyMs: hour, work: () => forgetExpiredSessions(db) });
  jobs.every({ title: "expired sign-ins", everyMs: hour, work: () => forgetExpiredAttempts(db) });
  const pictures = pictureStore(settings);
  const tidyPictures = () => forgetUnwornPictures(db, pictures, new Date());
  jobs.every({ title: "unworn pictures", everyMs: 6 * hour, work: tidyPictures });
  jobs.every({ title: "old limits", everyMs: hour, work: () => limiter.forgetOld() });

  const orderTools = orderToolsFor(settings, { database, provider, log: app.log });
  jobs.every({ title: "payments", everyMs: minute, work: () => reconcilePayments(orderTools) });
  jobs.every({ title: "old payment reports", everyMs: hour, work: () => forgetOldEvents(db) });
  if (usesCardSandbox(settings))
    jobs.every({ title: "card reports", everyMs: second, work: () => deliverCardReports(app, database) });

  if (!settings.smtpUrl) return () => jobs.stop();
  const postman = smtpPostman(settings.smtpUrl, settings.mailFrom);
  jobs.every({ title: "mail", everyMs: 2 * second, work: () => deliverDueMails(db, postman) });
  return async () => {
    await jobs.stop();
    postman.close();
  };
}
