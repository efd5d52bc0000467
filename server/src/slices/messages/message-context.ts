import type { RateLimiter } from "../../platform/auth/rate-limiter.ts";
import type { Database } from "../../platform/db/database.ts";
import type { ImageSanitizer } from "../../platform/images/image-sanitizer.ts";
import type { InboundMailSource } from "../../platform/mail/inbound-mail.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import type { Settings } from "../../settings.ts";
import type { ReplyAddresses } from "./reply-addresses.ts";

/** How answers by mail come back. */
export interface Answers {
  addresses: ReplyAddresses;
  source: InboundMailSource;
  /** Decodes the pictures that come with them. */
  pictures: Pick<ImageSanitizer, "sanitize" | "close">;
}

export interface MessageContext {
  database: Database;
  settings: Settings;
  shopIdentity: ShopIdentity;
  limiter: RateLimiter;
  /** Undefined where nobody receives mail for the shop: answers then go to the shop's own mailbox. */
  answers: Answers | undefined;
}
