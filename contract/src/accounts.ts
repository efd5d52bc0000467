import { accountChangesEndpoints } from "./account-changes.ts";
import { passkeyEndpoints } from "./passkeys.ts";
import { profileEndpoints } from "./profile.ts";
import { signInEndpoints } from "./sign-in.ts";

export const accountsEndpoints = {
  ...signInEndpoints,
  ...passkeyEndpoints,
  ...profileEndpoints,
  ...accountChangesEndpoints,
};
