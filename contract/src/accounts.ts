import { profileEndpoints } from "./profile.ts";
import { signInEndpoints } from "./sign-in.ts";

/** Everything around an account: the way in, and what is kept about its owner. */
export const accountsEndpoints = { ...signInEndpoints, ...profileEndpoints };
