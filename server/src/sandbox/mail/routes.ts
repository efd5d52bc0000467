import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Db } from "../../platform/db/database.ts";
import { sendPage } from "../../platform/http/browser-response.ts";
import { signWebhookBody } from "../../platform/http/webhook-signature.ts";
import { mailSignatureHeader } from "../../platform/mail/inbound-mail.ts";
import { mailSandbox } from "../../platform/mail/mail-sandbox.ts";
import { mailOutbox } from "../../schema/index.ts";
import { answerPage, refusedPage, sentPage } from "./answer-page.ts";

export interface MailSandboxOptions {
  db: Db;
  secret: string;
  /** Resolves to whether the delivery was accepted. */
  post: (delivery: { body: string; headers: Record<string, string> }) => Promise<boolean>;
}

interface AnswerRoute {
  Querystring: { to?: unknown };
  Body: URLSearchParams | undefined;
}

const { answerPath } = mailSandbox;

/** Stands in for whoever receives mail for the shop: answers to mails in the outbox are delivered as a provider would. */
export async function registerMailSandboxRoutes(app: FastifyInstance, options: MailSandboxOptions): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook("onRequest", async (_, reply) => {
      reply.headers({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
    });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, done) =>
      done(null, new URLSearchParams(body as string)),
    );
    scope.get<AnswerRoute>(answerPath, async ({ query }, reply) => {
      const mail = await mailWithAddress(options.db, String(query.to));
      return mail ? sendPage(reply, answerPage(mail)) : refuse(reply);
    });
    scope.post<AnswerRoute>(answerPath, async ({ query, body }, reply) => {
      const mail = await mailWithAddress(options.db, String(query.to));
      const isSent = mail && (await deliver(options, mail, body?.get("text") ?? ""));
      return isSent ? sendPage(reply, sentPage) : refuse(reply);
    });
  });
}

const refuse = (reply: FastifyReply) => sendPage(reply.status(422), refusedPage);

type SandboxMail = Pick<typeof mailOutbox.$inferSelect, "recipient" | "subject" | "replyTo">;

async function mailWithAddress(db: Db, replyTo: string): Promise<SandboxMail | undefined> {
  const { recipient, subject } = mailOutbox;
  const [mail] = await db
    .select({ recipient, subject, replyTo: mailOutbox.replyTo })
    .from(mailOutbox)
    .where(eq(mailOutbox.replyTo, replyTo.replaceAll("\0", "")))
    .orderBy(desc(mailOutbox.id))
    .limit(1);
  return mail;
}

function deliver({ secret, post }: MailSandboxOptions, mail: SandboxMail, text: string): Promise<boolean> {
  const body = JSON.stringify({ id: randomUUID(), to: mail.replyTo, from: mail.recipient, text });
  const headers = { "content-type": "application/json", [mailSignatureHeader]: signWebhookBody(body, secret) };
  return post({ body, headers });
}
