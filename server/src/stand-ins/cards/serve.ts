import { cardConfirmation, type CardOutcome, cardSandbox } from "@pawhaven/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "../../platform/db/database.ts";
import { sendPage } from "../../platform/http/browser-answer.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { answer, findChallenge, wayBack } from "./challenge.ts";
import { challengePage, outdatedPage } from "./challenge-page.ts";
import { confirm } from "./confirm.ts";
import type { SandboxIntent } from "./store.ts";

export interface CardStandIn {
  db: Db;
  origin: string;
  shopName: string;
}

interface ChallengeAddress {
  Params: { id: string };
  Querystring: { token?: unknown };
  Body: URLSearchParams | undefined;
}

/** The card provider's side of the browser, in parts of the app of their own: nothing of it reaches the rest. */
export async function serveCardStandIn(app: FastifyInstance, standIn: CardStandIn): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook("onRequest", keepNothing);
    scope.post(cardSandbox.confirmPath, (request) => pay(standIn, request.body));
  });
  await app.register(async (scope) => {
    scope.addHook("onRequest", keepNothing);
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
      done(null, new URLSearchParams(body as string)),
    );
    serveChallenge(scope, standIn);
  });
}

/** The addresses of these pages carry secrets, which neither a cache nor the next page may learn. */
async function keepNothing(_: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.headers({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
}

async function pay({ db, origin }: CardStandIn, body: unknown): Promise<CardOutcome> {
  const parsed = cardConfirmation.safeParse(body);
  if (!parsed.success) return unreadable(parsed.error.issues);
  const { return_url, ...confirmation } = parsed.data;
  return confirm(db, { ...confirmation, returnPath: ownPath(return_url, origin) });
}

const codes = {
  number: "incorrect_number",
  expiry: "invalid_expiry",
  cvc: "invalid_cvc",
  name: "invalid_name",
} as const;

/** A field of the card form is answered as a card error; anything else is a mistake of the page. */
function unreadable(issues: { path: PropertyKey[]; message: string }[]): CardOutcome {
  const issue = issues.find(({ path }) => String(path[0]) in codes);
  const isAboutTheCard = issue && issues.every(({ path }) => String(path[0]) in codes);
  if (!isAboutTheCard) throw new Refusal("malformed", "The request could not be read.");
  const field = String(issue.path[0]) as keyof typeof codes;
  return { error: { code: codes[field], message: issue.message, field } };
}

/** Only pages of this shop can be returned to: the address carries the client secret. */
function ownPath(address: string, origin: string): string {
  const url = URL.parse(address, origin);
  if (url?.origin !== origin) throw new Refusal("malformed", "The return address must be a page of this shop.");
  // Two slashes at the beginning would name another host.
  return `${url.pathname.replace(/^\/+/, "/")}${url.search}`;
}

function serveChallenge(scope: FastifyInstance, { db, shopName }: CardStandIn): void {
  const address = `${cardSandbox.challengePath}/:id`;
  const show = (intent: SandboxIntent | undefined, reply: FastifyReply) => {
    if (!intent) return sendPage(reply.status(422), outdatedPage);
    if (intent.status !== "requires_action") return reply.redirect(wayBack(intent), 303);
    return sendPage(reply, challengePage(shopName, intent));
  };
  scope.get<ChallengeAddress>(address, async ({ params, query }, reply) =>
    show(await findChallenge(db, params.id, String(query.token)), reply),
  );
  scope.post<ChallengeAddress>(address, async ({ params, query, body }, reply) => {
    const choice = body?.get("choice");
    if (choice === "approve" || choice === "decline") await answer(db, params.id, String(query.token), choice);
    return show(await findChallenge(db, params.id, String(query.token)), reply);
  });
}
