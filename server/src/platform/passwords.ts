import { hash } from "@node-rs/argon2";

/** Argon2id with the library's defaults, which follow OWASP's recommendation. */
export const hashPassword = (password: string): Promise<string> => hash(password);
