import type { RelyingParty } from "../../platform/auth/passkeys/relying-party.ts";
import type { RateLimiter } from "../../platform/auth/rate-limiter.ts";
import type { SecretBox } from "../../platform/auth/secret-box.ts";
import type { Database } from "../../platform/db/database.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";

export interface StaffContext {
  database: Database;
  shopIdentity: ShopIdentity;
  limiter: RateLimiter;
  relyingParty: RelyingParty;
  secretBox: SecretBox;
  isSecondFactorRequired: boolean;
}
