import { randomBytes } from "node:crypto";
import { endpoints } from "@pawhaven/contract";
import type { FastifyInstance } from "fastify";
import { readSecretsKey } from "../platform/auth/secrets-key.ts";
import type { Database } from "../platform/db/database.ts";
import { ImageSanitizer } from "../platform/images/image-sanitizer.ts";
import { SignedMailSource } from "../platform/mail/inbound-mail.ts";
import { mailSandbox } from "../platform/mail/mail-sandbox.ts";
import { registerMailSandboxRoutes } from "../sandbox/mail/routes.ts";
import { isOutboxVisible, type Settings } from "../settings.ts";
import type { Answers } from "../slices/messages/message-context.ts";
import { ReplyAddresses } from "../slices/messages/reply-addresses.ts";

/** The secret of the sandbox never leaves this process: it signs and verifies. */
const sandboxAccount = { domain: mailSandbox.domain, secret: randomBytes(32).toString("hex") };

export const usesMailSandbox = (settings: Pick<Settings, "inboundMail" | "smtpUrl" | "sandbox">): boolean =>
  !settings.inboundMail && isOutboxVisible(settings);

/** How answers by mail come back, or undefined where they go to the shop's own mailbox. */
export function createAnswers(settings: Settings): Answers | undefined {
  const account = settings.inboundMail ?? (usesMailSandbox(settings) ? sandboxAccount : undefined);
  if (!account) return undefined;
  return {
    addresses: new ReplyAddresses(account.domain, () => readSecretsKey(settings)),
    source: new SignedMailSource(account.secret),
    pictures: new ImageSanitizer(),
  };
}

/** Delivers in-process, because the server may not be able to reach its own public URL. */
export const serveMailSandbox = (app: FastifyInstance, { db }: Database): Promise<void> =>
  registerMailSandboxRoutes(app, {
    db,
    secret: sandboxAccount.secret,
    post: async ({ body, headers }) => {
      const { method, path: url } = endpoints.receiveMail;
      return (await app.inject({ method, url, payload: body, headers })).statusCode === 200;
    },
  });
