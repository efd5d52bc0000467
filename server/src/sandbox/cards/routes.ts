import {
  cardConfirmation,
  type CardOutcome,
  cardSandbox,
  type SavedCard,
  savedCardConfirmation,
  savedCardsRequest,
} from "@pawhaven/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "../../platform/db/database.ts";
import { sendPage } from "../../platform/http/browser-response.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { submitChallenge, findChallenge, challengeReturnUrl } from "./challenge.ts";
import { challengePage, expiredPage } from "./challenge-page.ts";
import { cardsOf, customerBySession } from "./card-store.ts";
import { confirmIntent, confirmWithSavedCard } from "./confirm-intent.ts";
import type { SandboxIntent } from "./store.ts";

export interface CardSandboxOptions {
  db: Db;
  origin: string;
  shop: { readonly name: string };
}

interface ChallengeRoute {
  Params: { id: string };
  Querystring: { token?: unknown };
  Body: URLSearchParams | undefined;
}

/** The endpoints a browser calls at a card provider, encapsulated so that their parsers and hooks stay local. */
export async function registerCardSandboxRoutes(app: FastifyInstance, options: CardSandboxOptions): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook("onRequest", setPrivateHeaders);
    scope.post(cardSandbox.confirmPath, (request) => handleConfirm(options, request.body));
    scope.post(cardSandbox.savedPath, (request) => listSavedCards(options, request.body));
  });
  await app.register(async (scope) => {
    scope.addHook("onRequest", setPrivateHeaders);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
      done(null, new URLSearchParams(body as string)),
    );
    serveChallenge(scope, options);
  });
}

/** The URLs contain secrets, which must leak neither into caches nor into Referer headers. */
async function setPrivateHeaders(_: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.headers({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
}

/** None for a session that nobody opened, as for a customer without cards. */
async function listSavedCards({ db }: CardSandboxOptions, body: unknown): Promise<SavedCard[]> {
  const parsed = savedCardsRequest.safeParse(body);
  if (!parsed.success) throw new ApiError("malformed", "The request could not be read.");
  const customer = await customerBySession(db, parsed.data.customer_session);
  const cards = customer ? await cardsOf(db, customer.id) : [];
  return cards.map(({ id, brand, last4, expMonth, expYear }) => ({
    id,
    brand,
    last4,
    exp_month: expMonth,
    exp_year: expYear,
  }));
}

async function handleConfirm({ db, origin }: CardSandboxOptions, body: unknown): Promise<CardOutcome> {
  const saved = savedCardConfirmation.safeParse(body);
  if (saved.success)
    return confirmWithSavedCard(db, { ...saved.data, returnPath: toOwnPath(saved.data.return_url, origin) });
  const parsed = cardConfirmation.safeParse(body);
  if (!parsed.success) return toCardError(parsed.error.issues);
  const { return_url, ...confirmation } = parsed.data;
  return confirmIntent(db, { ...confirmation, returnPath: toOwnPath(return_url, origin) });
}

const fieldErrorCodes = {
  number: "incorrect_number",
  expiry: "invalid_expiry",
  cvc: "invalid_cvc",
  name: "invalid_name",
} as const;

/** An invalid card field is a card error; anything else is a malformed request. */
function toCardError(issues: { path: PropertyKey[]; message: string }[]): CardOutcome {
  const issue = issues.find(({ path }) => String(path[0]) in fieldErrorCodes);
  const hasOnlyCardIssues = issue && issues.every(({ path }) => String(path[0]) in fieldErrorCodes);
  if (!hasOnlyCardIssues) throw new ApiError("malformed", "The request could not be read.");
  const field = String(issue.path[0]) as keyof typeof fieldErrorCodes;
  return { error: { code: fieldErrorCodes[field], message: issue.message, field } };
}

/** The return URL will contain the client secret, so it must belong to this shop. */
function toOwnPath(address: string, origin: string): string {
  const url = URL.parse(address, origin);
  // mutant(paying.test.ts): a payment returns to a page of this shop only
  if (url?.origin !== origin) throw new ApiError("malformed", "The return URL must be a page of this shop.");
  // Two leading slashes would make it a protocol-relative URL to another host.
  return `${url.pathname.replace(/^\/+/, "/")}${url.search}`;
}

function serveChallenge(scope: FastifyInstance, { db, shop }: CardSandboxOptions): void {
  const path = `${cardSandbox.challengePath}/:id`;
  const sendChallenge = (intent: SandboxIntent | undefined, reply: FastifyReply) => {
    if (!intent) return sendPage(reply.status(422), expiredPage);
    if (intent.status !== "requires_action") return reply.redirect(challengeReturnUrl(intent), 303);
    return sendPage(reply, challengePage(shop.name, intent));
  };
  scope.get<ChallengeRoute>(path, async ({ params, query }, reply) =>
    sendChallenge(await findChallenge(db, params.id, String(query.token)), reply),
  );
  scope.post<ChallengeRoute>(path, async ({ params, query, body }, reply) => {
    const choice = body?.get("choice");
    if (choice === "approve" || choice === "decline") await submitChallenge(db, params.id, String(query.token), choice);
    return sendChallenge(await findChallenge(db, params.id, String(query.token)), reply);
  });
}
