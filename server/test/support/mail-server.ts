import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail extends Email {
  /** Sender and recipients of the SMTP envelope, which may differ from the headers. */
  envelope: { from: string; to: string[] };
}

/** A local SMTP server that parses mails, can reject recipients, and can be stopped and started. */
export class MailServer {
  readonly received: ReceivedMail[] = [];
  /** Error texts for recipients whose mail is rejected. */
  readonly rejections = new Map<string, string>();
  private port = 0;
  private server: SMTPServer | undefined;

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    this.server = new SMTPServer({
      disabledCommands: ["AUTH", "STARTTLS"],
      closeTimeout: 10,
      onRcptTo: ({ address }, _, done) => done(this.rejectionFor(address)),
      onData: (stream, { envelope }, done) => {
        const to = envelope.rcptTo.map(({ address }) => address);
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        void this.store(stream, { from, to }, done);
      },
    });
    // Some tests disconnect a client in the middle of a mail.
    this.server.on("error", () => {});
    const listening = this.server.listen(this.port, "127.0.0.1");
    await once(listening, "listening");
    this.port = (listening.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.server?.close(resolve));
  }

  mailsTo(address: string): ReceivedMail[] {
    return this.received.filter(({ envelope }) => envelope.to.includes(address));
  }

  private rejectionFor(address: string): Error | null {
    const text = this.rejections.get(address);
    return text === undefined ? null : Object.assign(new Error(text), { responseCode: 451 });
  }

  private async store(
    stream: NodeJS.ReadableStream,
    envelope: ReceivedMail["envelope"],
    done: () => void,
  ): Promise<void> {
    try {
      this.received.push({ ...(await PostalMime.parse(await buffer(stream))), envelope });
    } catch {
      // The client disconnected before the end of the mail.
    }
    done();
  }
}
