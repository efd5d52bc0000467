import { randomUUID } from "node:crypto";
import { maxMailBytes } from "@pawhaven/contract";
import { desc, eq } from "drizzle-orm";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
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
  Body: FormData | undefined;
}

const { answerPath } = mailSandbox;

/** Stands in for whoever receives mail for the shop: answers to mails in the outbox are delivered as a provider would. */
export async function registerMailSandboxRoutes(app: FastifyInstance, options: MailSandboxOptions): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook("onRequest", async (_, reply) => {
      reply.headers({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
    });
    scope.removeAllContentTypeParsers();
    const formTypes = ["application/x-www-form-urlencoded", "multipart/form-data"];
    scope.addContentTypeParser(formTypes, { parseAs: "buffer" }, ({ headers }: FastifyRequest, body: Buffer) =>
      new Response(new Uint8Array(body), { headers: { "content-type": headers["content-type"] ?? "" } }).formData(),
    );
    scope.get<AnswerRoute>(answerPath, async ({ query }, reply) => {
      const mail = await mailWithAddress(options.db, String(query.to));
      return mail ? sendPage(reply, answerPage(mail)) : refuse(reply);
    });
    scope.post<AnswerRoute>(answerPath, { bodyLimit: maxMailBytes }, async ({ query, body }, reply) => {
      const mail = await mailWithAddress(options.db, String(query.to));
      const isSent = mail && (await deliver(options, mail, body ?? new FormData()));
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

async function deliver({ secret, post }: MailSandboxOptions, mail: SandboxMail, form: FormData): Promise<boolean> {
  const [text, attachments] = [form.get("text"), await attachmentsIn(form)];
  const body = JSON.stringify({ id: randomUUID(), to: mail.replyTo, from: mail.recipient, text, attachments });
  const headers = { "content-type": "application/json", [mailSignatureHeader]: signWebhookBody(body, secret) };
  return post({ body, headers });
}

/** A form without chosen files has one without a name. */
const attachmentsIn = (form: FormData) =>
  Promise.all(
    form
      .getAll("files")
      .filter((file) => file instanceof File && file.name !== "")
      .map(async (file) => ({
        name: (file as File).name,
        content: Buffer.from(await (file as File).arrayBuffer()).toString("base64"),
      })),
  );
