import { isIPv4, isIPv6 } from "node:net";

/** What is stored of an address beyond the session: its network, which is one line or neighbourhood. Empty if it is none. */
export function shortenAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (isIPv4(plain)) return plain.replace(/\d+$/, "0/24");
  return isIPv6(plain) ? shortenIPv6(plain) : "";
}

/** The first 64 bits, in the canonical form that URLs give to addresses. */
function shortenIPv6(address: string): string {
  const [head = "", tail = ""] = canonical(address).split("::");
  const [before, after] = [head, tail].map((part) => (part === "" ? [] : part.split(":"))) as [string[], string[]];
  const groups = [...before, ...Array<string>(8 - before.length - after.length).fill("0"), ...after];
  return `${canonical(`${groups.slice(0, 4).join(":")}::`)}/64`;
}

const canonical = (address: string) => new URL(`http://[${address.replace(/%.*/, "")}]`).hostname.slice(1, -1);
