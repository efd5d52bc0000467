import type { MailTransport } from "../mail/deliver.ts";
import type { Tracing } from "./tracing.ts";

/** The same transport, with a span for every mail that is sent. It does not tell to whom. */
export const traceMail = (transport: MailTransport, tracing: Tracing, host: string): MailTransport => ({
  ...transport,
  send: (mail) => tracing.inSpan(`SMTP ${host}`, { "server.address": host }, () => transport.send(mail)),
});
