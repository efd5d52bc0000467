import { profileEndpoints } from "./profile.ts";
import { signIn } from "./sign-in.ts";

/** Everything around an account: the way in, and what is kept about its owner. */
export const accounts = { ...signIn, ...profileEndpoints };
