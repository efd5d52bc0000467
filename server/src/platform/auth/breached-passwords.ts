import { hash } from "node:crypto";

const timeoutMs = 2_000;
const prefixLength = 5;

/**
 * Asks a range API, such as https://api.pwnedpasswords.com/range, whether a password is known from a breach. It learns
 * the first five of forty digits of the password's hash, which hundreds of passwords share (k-anonymity). The header asks for
 * padding, so that the length of the response says nothing either. Throws if there is no answer.
 */
export async function isBreachedPassword(rangeUrl: string, password: string): Promise<boolean> {
  const digest = hash("sha1", password, "hex").toUpperCase();
  const [prefix, suffix] = [digest.slice(0, prefixLength), digest.slice(prefixLength)];
  const response = await fetch(`${rangeUrl.replace(/\/$/, "")}/${prefix}`, {
    headers: { "add-padding": "true" },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The range API responded with ${response.status}.`);
  return hasBreach(await response.text(), suffix);
}

/** Lines of a suffix and how often it was seen; padding was never seen. */
const hasBreach = (lines: string, suffix: string): boolean =>
  lines.split(/\r?\n/).some((line) => line.startsWith(`${suffix}:`) && Number(line.slice(suffix.length + 1)) > 0);
