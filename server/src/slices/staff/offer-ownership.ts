import { recordAudit } from "../../platform/audit/record-audit.ts";
import { newToken } from "../../platform/auth/tokens.ts";
import type { Database } from "../../platform/db/database.ts";
import { accountByEmail } from "./member-store.ts";
import { replaceOwnershipLink, shopHasOwner } from "./ownership-store.ts";

const ownershipUrl = (origin: string, token: string) => `${origin}/admin/claim/${token}`;

/** For the start of a shop: the link with which its first owner comes in, or null if somebody can sign in as owner. */
export const offerOwnership = (database: Database, origin: string): Promise<string | null> =>
  database.transaction(async (tx) => {
    if (await shopHasOwner(tx)) return null;
    const token = newToken();
    await replaceOwnershipLink(tx, null, token);
    return ownershipUrl(origin, token);
  });

/** The way back in, for whoever has the server: the link makes this address owner and gives it a new password. */
export const createOwnershipLink = (database: Database, origin: string, email: string): Promise<string> =>
  database.transaction(async (tx) => {
    const token = newToken();
    await replaceOwnershipLink(tx, email, token);
    const account = await accountByEmail(tx, email);
    await recordAudit(
      tx,
      { staffId: null, requestId: "command line" },
      {
        action: "ownership link made",
        object: { kind: "shop", id: "owner" },
        // Without an account, nothing would ever erase the address.
        ...(account && { after: { email: account.email }, personId: account.id }),
      },
    );
    return ownershipUrl(origin, token);
  });
