import type { ShopFigures } from "@pawhaven/contract";
import { counter, gauge, labelled, type MetricFamily } from "../platform/metrics/prometheus-text.ts";
import { processMetrics } from "../platform/metrics/process-metrics.ts";
import type { Watch } from "./watch.ts";

/** All metrics of a process. While the database is away, those that come from it are missing. */
export async function collectMetrics(watch: Watch, onError: (error: unknown) => void): Promise<MetricFamily[]> {
  const figures = await watch.figures().catch((error: unknown) => {
    onError(error);
    return null;
  });
  return [
    ...processMetrics(),
    ...watch.counts.requests.collect(),
    ...overloadMetrics(watch),
    ...databaseMetrics(watch),
    gauge("pawhaven_database_up", "1 if the database answered this scrape, else 0.", figures ? 1 : 0),
    ...cacheMetrics(watch),
    ...watch.counts.jobs.collect(),
    ...mailMetrics(watch),
    ...(figures ? figureMetrics(figures) : []),
  ];
}

function overloadMetrics({ loadShedder, renderQueue, history }: Watch): MetricFamily[] {
  const { inFlight, shed } = loadShedder.state();
  const { waiting, running, rejected } = renderQueue.state();
  const delayMs = history.list().at(-1)?.longest_delay_ms ?? 0;
  return [
    gauge("pawhaven_http_requests_in_flight", "Requests that are being answered.", inFlight),
    counter(
      "pawhaven_requests_shed_total",
      "Requests rejected with 503 because of overload, by what had no room.",
      labelled("by", { load: shed, render_queue: rejected }),
    ),
    gauge("pawhaven_render_queue_pages", "Pages by whether they wait or are rendered.", [
      ...labelled("state", { waiting, running }),
    ]),
    gauge("pawhaven_event_loop_delay_seconds", "The longest delay within 15 seconds.", delayMs / 1000),
  ];
}

function databaseMetrics({ database }: Watch): MetricFamily[] {
  const { size, used, waiting } = database.pool();
  return [
    gauge("pawhaven_database_pool_size", "Connections that there can be.", size),
    gauge("pawhaven_database_pool_used", "Connections in use.", used),
    gauge("pawhaven_database_pool_waiting", "Who waits for a connection.", waiting),
    gauge("pawhaven_database_wait_seconds", "How long the first of them has waited.", database.longestWaitMs() / 1000),
  ];
}

function cacheMetrics({ caches: { replies, pages } }: Watch): MetricFamily[] {
  return [
    counter(
      "pawhaven_cache_hits_total",
      "Responses from the cache, also stale ones.",
      labelled("cache", { replies: replies.counts.hits, pages: pages.counts.hits }),
    ),
    counter(
      "pawhaven_cache_misses_total",
      "Responses that had to be computed.",
      labelled("cache", { replies: replies.counts.misses, pages: pages.counts.misses }),
    ),
  ];
}

const mailMetrics = ({ counts: { mails } }: Watch): MetricFamily[] => [
  counter("pawhaven_mails_sent_total", "Mails that the mail server took from this process.", mails.sent),
  counter("pawhaven_mail_failures_total", "Attempts to send a mail that failed.", mails.failures),
];

/** The same on every node, because all of them read the same database. */
const figureMetrics = (figures: ShopFigures): MetricFamily[] => [
  gauge("pawhaven_mails", "Mails in the outbox that were not sent.", labelled("state", figures.mails)),
  gauge("pawhaven_oldest_mail_seconds", "Age of the oldest mail that waits.", figures.oldest_mail_seconds),
  gauge("pawhaven_open_orders", "Orders that are not done, by status.", labelled("status", figures.open_orders)),
  gauge("pawhaven_orders_placed_24h", "Orders placed within 24 hours, without unpaid ones.", figures.orders_placed),
  gauge("pawhaven_held_units", "Units reserved by orders that are not paid yet.", figures.held_units),
  gauge(
    "pawhaven_upcoming_bookings",
    "Visits from today on, by status; held ones are offers to the waitlist.",
    labelled("status", figures.upcoming_bookings),
  ),
  gauge(
    "pawhaven_payments_24h",
    "Card payments of orders placed within 24 hours, by state.",
    labelled("state", figures.payments),
  ),
  gauge(
    "pawhaven_overdue_payments",
    "Payments neither paid nor given up ten minutes after their time.",
    figures.overdue_payments,
  ),
  gauge("pawhaven_open_refunds", "Refunds that were not sent, by state.", labelled("state", figures.open_refunds)),
];
