import type { FastifyInstance } from "fastify";
import { createBulkActions } from "./bulk-actions.ts";
import type { Counts } from "./watch.ts";
import { deliverCardWebhooks, usesCardSandbox } from "./card-payments.ts";
import { runBulkJobs } from "../platform/bulk/run-bulk-jobs.ts";
import { deleteOldBulkJobs } from "../platform/bulk/store.ts";
import type { Database } from "../platform/db/database.ts";
import { JobScheduler } from "../platform/job-scheduler.ts";
import { deliverDueMails, type Sender, smtpTransport } from "../platform/mail/deliver.ts";
import { deleteOldMails } from "../platform/mail/outbox.ts";
import { shopIdentityFrom } from "../platform/mail/shop-identity.ts";
import { traceMail } from "../platform/tracing/trace-mail.ts";
import type { Tracing } from "../platform/tracing/tracing.ts";
import type { PaymentProvider } from "../platform/payments/payment-provider.ts";
import { createImageStore } from "../platform/images/create-image-store.ts";
import { RateLimiter } from "../platform/auth/rate-limiter.ts";
import { deleteExpiredChallenges } from "../platform/auth/passkeys/challenges.ts";
import { deleteExpiredStaffSessions } from "../platform/auth/staff-sessions.ts";
import { deleteExpiredSessions } from "../platform/auth/sessions.ts";
import type { Settings } from "../settings.ts";
import { deleteOrphanedAvatars } from "../slices/accounts/delete-orphaned-avatars.ts";
import { deleteExpiredEmailChanges } from "../slices/accounts/email-change-store.ts";
import { processLinkRequests } from "../slices/accounts/forgot-password.ts";
import { deleteExpiredLinks } from "../slices/accounts/one-time-links.ts";
import { recordRejectedSignIns } from "../slices/accounts/rejected-sign-ins.ts";
import { deleteOldSecurityEvents } from "../slices/accounts/security-events.ts";
import { deleteExpiredAttempts } from "../slices/accounts/sign-in-attempts.ts";
import { deleteOrphanedPetImages, petImageStore } from "../slices/adoption/animals/pet-images.ts";
import { refreshAges } from "../slices/adoption/animals/refresh-ages.ts";
import { reconcileFees } from "../slices/adoption/fees/reconcile-fees.ts";
import { sendFollowUps } from "../slices/adoption/handovers/send-follow-ups.ts";
import { goodsAtVisits } from "../slices/orders/collecting/goods-at-visits.ts";
import { createBookingContext } from "../slices/bookings/booking-context.ts";
import { sendBookingReminders } from "../slices/bookings/send-booking-reminders.ts";
import { runWaitlist } from "../slices/bookings/waitlist/run-waitlist.ts";
import { deleteForgottenCustomers } from "../slices/cards/delete-forgotten-customers.ts";
import { refreshDueCare } from "../slices/care/refresh-due-care.ts";
import { sendCareMails } from "../slices/care/send-care-mails.ts";
import type { ShopContent } from "../slices/content/shop-content.ts";
import { sendFoodReminders } from "../slices/foods/send-food-reminders.ts";
import { deleteOrphanedGearImages, gearImageStore } from "../slices/catalogue/pictures/gear-images.ts";
import { deleteOrphanedServiceImages, serviceImageStore } from "../slices/clinic/services/service-images.ts";
import { deleteOldCartMerges } from "../slices/cart/store.ts";
import { deleteOldPaymentEvents } from "../slices/checkout/store.ts";
import { deleteOldThreads } from "../slices/messages/store.ts";
import { deleteUnconfirmedContactAddresses } from "../slices/orders/contact-address-store.ts";
import { deleteOldGuestLinks } from "../slices/orders/guests/store.ts";
import { createOrderContext } from "../slices/orders/order-context.ts";
import { readInvoiceAttachment } from "../slices/orders/invoices/invoice-file.ts";
import { issueMissingInvoices } from "../slices/orders/invoices/issue-missing-invoices.ts";
import { reconcilePayments } from "../slices/orders/reconcile-payments.ts";
import { sendReviewInvitations } from "../slices/reviews/send-review-invitations.ts";
import { noticeProviderRefunds } from "../slices/orders/refunds/notice-provider-refunds.ts";
import { deleteOldInvitations } from "../slices/staff/invitation-store.ts";
import { deleteExpiredOwnershipLinks } from "../slices/staff/ownership-store.ts";
import { deleteOrphanedUserpetImages, userpetImageStore } from "../slices/userpets/userpet-images.ts";
import { todayAt } from "../platform/days.ts";
import { sendStockAlerts } from "../slices/wishlist/alerts/send-stock-alerts.ts";
import { deleteRemovedWishes } from "../slices/wishlist/store.ts";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

interface JobsContext {
  database: Database;
  settings: Settings;
  content: ShopContent;
  provider: PaymentProvider | undefined;
  counts: Counts;
  tracing: Tracing | undefined;
}

/** Starts all background jobs. Returns a function that stops them. */
export function startJobs(
  app: FastifyInstance,
  { database, settings, content, provider, counts, tracing }: JobsContext,
): () => Promise<void> {
  const { db } = database;
  const jobs = new JobScheduler(app.log, counts.jobs, tracing);
  const limiter = new RateLimiter(db, settings.rateLimitScale);
  const shopIdentity = shopIdentityFrom({ ...settings, shop: content.shop });
  const bookingContext = createBookingContext(database, settings, content, goodsAtVisits({ shopIdentity }));

  jobs.schedule({
    title: "requests for links",
    intervalMs: second,
    work: () => processLinkRequests(database, shopIdentity),
  });
  jobs.schedule({
    title: "booking reminders",
    intervalMs: minute,
    work: () => sendBookingReminders(bookingContext, new Date()),
  });
  jobs.schedule({ title: "waitlist", intervalMs: 10 * second, work: () => runWaitlist(bookingContext, new Date()) });
  const careContext = { ...bookingContext, country: settings.country };
  jobs.schedule({ title: "due care", intervalMs: minute, work: () => refreshDueCare(careContext, new Date()) });
  jobs.schedule({
    title: "mails about due care",
    intervalMs: 10 * minute,
    work: () => sendCareMails(careContext, new Date()),
  });
  const { reviewInvitationDays } = settings;
  const inviteToReview = () => sendReviewInvitations({ database, shopIdentity, reviewInvitationDays });
  jobs.schedule({ title: "review invitations", intervalMs: 10 * minute, work: inviteToReview });
  const { foodReminderDays } = settings;
  const remindOfFood = () => sendFoodReminders({ database, shopIdentity, foodReminderDays }, new Date());
  jobs.schedule({ title: "reminders of food", intervalMs: 10 * minute, work: remindOfFood });
  const tellOfStock = () => sendStockAlerts({ database, shopIdentity });
  jobs.schedule({ title: "gears back in stock", intervalMs: 10 * second, work: tellOfStock });
  jobs.schedule({ title: "old merges of carts", intervalMs: hour, work: () => deleteOldCartMerges(db) });
  jobs.schedule({ title: "old links of guests", intervalMs: hour, work: () => deleteOldGuestLinks(db) });
  jobs.schedule({ title: "removed wishes", intervalMs: hour, work: () => deleteRemovedWishes(db) });
  jobs.schedule({ title: "rejected sign-ins", intervalMs: 5 * second, work: () => recordRejectedSignIns(db) });
  const deleteOldEvents = () => deleteOldSecurityEvents(db, settings.securityEventsDays);
  jobs.schedule({ title: "old security events", intervalMs: hour, work: deleteOldEvents });
  jobs.schedule({ title: "expired sessions", intervalMs: hour, work: () => deleteExpiredSessions(db) });
  jobs.schedule({ title: "expired sessions of staff", intervalMs: hour, work: () => deleteExpiredStaffSessions(db) });
  jobs.schedule({ title: "expired passkey challenges", intervalMs: hour, work: () => deleteExpiredChallenges(db) });
  jobs.schedule({ title: "old invitations", intervalMs: hour, work: () => deleteOldInvitations(db) });
  jobs.schedule({ title: "expired ownership links", intervalMs: hour, work: () => deleteExpiredOwnershipLinks(db) });
  jobs.schedule({ title: "expired sign-in attempts", intervalMs: hour, work: () => deleteExpiredAttempts(db) });
  const images = createImageStore(settings);
  const deleteOrphans = () => deleteOrphanedAvatars(db, images, new Date());
  jobs.schedule({ title: "orphaned avatars", intervalMs: 6 * hour, work: deleteOrphans });
  const gearImages = gearImageStore(settings);
  const deleteGearOrphans = () => deleteOrphanedGearImages(db, gearImages, new Date());
  jobs.schedule({ title: "orphaned pictures of gears", intervalMs: 6 * hour, work: deleteGearOrphans });
  const serviceImages = serviceImageStore(settings);
  const deleteServiceOrphans = () => deleteOrphanedServiceImages(db, serviceImages, new Date());
  jobs.schedule({ title: "orphaned pictures of services", intervalMs: 6 * hour, work: deleteServiceOrphans });
  const petImages = petImageStore(settings);
  const deletePetOrphans = () => deleteOrphanedPetImages(db, petImages, new Date());
  jobs.schedule({ title: "orphaned pictures of animals", intervalMs: 6 * hour, work: deletePetOrphans });
  const userpetImages = userpetImageStore(settings);
  const deleteUserpetOrphans = () => deleteOrphanedUserpetImages(db, userpetImages, new Date());
  jobs.schedule({ title: "orphaned pictures of userpets", intervalMs: 6 * hour, work: deleteUserpetOrphans });
  const followUp = () => sendFollowUps({ database, shopIdentity }, new Date());
  jobs.schedule({ title: "questions after adoptions", intervalMs: 10 * minute, work: followUp });
  const growOlder = () => refreshAges(database, todayAt(shopIdentity.shop, new Date()));
  jobs.schedule({ title: "ages of animals", intervalMs: hour, work: growOlder });
  jobs.schedule({ title: "expired links", intervalMs: hour, work: () => deleteExpiredLinks(db) });
  jobs.schedule({ title: "expired email changes", intervalMs: hour, work: () => deleteExpiredEmailChanges(db) });
  jobs.schedule({ title: "old mails", intervalMs: hour, work: () => deleteOldMails(db, settings.retention.mailDays) });
  const deleteMessages = () => deleteOldThreads(db, settings.retention.messageDays);
  jobs.schedule({ title: "old messages", intervalMs: hour, work: deleteMessages });
  const deleteContacts = () => deleteUnconfirmedContactAddresses(db);
  jobs.schedule({ title: "unconfirmed contact addresses", intervalMs: hour, work: deleteContacts });
  jobs.schedule({ title: "expired rate limits", intervalMs: hour, work: () => limiter.deleteExpired() });

  const orderContext = createOrderContext({ ...settings, shop: content.shop }, { database, provider, log: app.log });
  jobs.schedule({ title: "payment reconciliation", intervalMs: minute, work: () => reconcilePayments(orderContext) });
  const invoiceEarlier = () => issueMissingInvoices(database, shopIdentity);
  jobs.schedule({ title: "invoices of earlier orders", intervalMs: hour, work: invoiceEarlier });
  const forgetCustomers = () => deleteForgottenCustomers(orderContext);
  jobs.schedule({ title: "customers at the card provider", intervalMs: minute, work: forgetCustomers });
  const settleFees = () => reconcileFees(orderContext, new Date());
  jobs.schedule({ title: "adoption fees", intervalMs: minute, work: settleFees });
  const noticeRefunds = () => noticeProviderRefunds(orderContext);
  jobs.schedule({ title: "refunds made at the card provider", intervalMs: 10 * minute, work: noticeRefunds });
  const bulkContext = { database, actions: createBulkActions(orderContext), log: app.log };
  jobs.schedule({ title: "bulk jobs", intervalMs: second, work: () => runBulkJobs(bulkContext) });
  jobs.schedule({ title: "old bulk jobs", intervalMs: hour, work: () => deleteOldBulkJobs(db) });
  jobs.schedule({ title: "old payment events", intervalMs: hour, work: () => deleteOldPaymentEvents(db) });
  if (usesCardSandbox(settings))
    jobs.schedule({ title: "sandbox webhooks", intervalMs: second, work: () => deliverCardWebhooks(app, database) });

  if (!settings.smtpUrl) return () => jobs.stop();
  const sender = () => settings.mailFrom ?? senderOf(content.shop);
  const smtp = smtpTransport(settings.smtpUrl, sender, (reference) => readInvoiceAttachment(db, reference));
  const transport = tracing ? traceMail(smtp, tracing, new URL(settings.smtpUrl).host) : smtp;
  const deliver = () => deliverDueMails(db, transport, counts.mails);
  jobs.schedule({ title: "mail delivery", intervalMs: 2 * second, work: deliver });
  return async () => {
    await jobs.stop();
    transport.close();
  };
}

const senderOf = ({ name, email: address }: ShopContent["shop"]): Sender => ({ name, address });
