import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * The address of a thread, to which its answers go. It is signed, so that nobody can write into a thread without having
 * got a mail from it. In small letters and digits, because mail programs change the case.
 */
export class ReplyAddresses {
  private readonly domain: string;
  private readonly readKey: () => Buffer;

  constructor(domain: string, readKey: () => Buffer) {
    this.domain = domain.toLowerCase();
    this.readKey = readKey;
  }

  addressOf(threadId: number): string {
    return `r${threadId}-${this.sign(threadId)}@${this.domain}`;
  }

  /** The thread that one of these recipients is the address of. */
  threadOf(recipients: string): number | undefined {
    for (const [, id = "", signature = "", domain] of recipients
      .toLowerCase()
      .matchAll(/\br([1-9]\d{0,8})-([0-9a-f]{24})@([a-z0-9.-]+)/g)) {
      // mutant(receive-mail.test.ts): the address of a thread has its signature
      if (!timingSafeEqual(Buffer.from(signature), Buffer.from(this.sign(Number(id))))) continue;
      if (domain === this.domain) return Number(id);
    }
    return undefined;
  }

  private sign(threadId: number): string {
    return createHmac("sha256", this.readKey())
      .update(`reply address of thread ${threadId}`)
      .digest("hex")
      .slice(0, 24);
  }
}
