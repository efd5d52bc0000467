import { isIPv4, isIPv6 } from "node:net";

/**
 * What limits count as one caller: an IPv4 address, or the /64 network of an IPv6 address. A provider assigns whole
 * networks, so that one machine has more IPv6 addresses than anybody could count.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*/, "");
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff";
  // mutant(network.unit.test.ts): a mapped IPv4 address counts as that address
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join(".");
  return `${canonical(`${groups.slice(0, 4).join(":")}::`)}/64`;
}

/** What is stored of an address beyond its session: one line or neighborhood. Empty if it is not an address. */
export function shortenAddress(address: string): string {
  const network = networkOf(address);
  if (isIPv4(network)) return network.replace(/\d+$/, "0/24");
  return network.endsWith("/64") ? network : "";
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [first = [], last = []] = canonical(address)
    .split("::")
    .map((part) => part.split(":").filter(Boolean));
  return [...first, ...Array<string>(8 - first.length - last.length).fill("0"), ...last];
}

/** The form that URLs give to an IPv6 address: lower case, no leading zeros, the longest run of zeros left out. */
const canonical = (address: string) => new URL(`http://[${address}]`).hostname.slice(1, -1);

const bytesOf = (group: string) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff];
