import { isIPv6 } from "node:net";

/**
 * What limits count as one caller: an IPv4 address, or the /64 network of an IPv6 address. A provider assigns whole
 * networks, so that one machine has more IPv6 addresses than anybody could count.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*/, "");
  if (!isIPv6(plain)) return plain;
  const groups = groupsOf(plain);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  // mutant(network.unit.test.ts): a mapped IPv4 address counts as that address
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join(".");
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/** The eight numbers of a valid IPv6 address. */
function groupsOf(address: string): number[] {
  const [start = "", end] = address.replace(/[\d.]+\.\d+$/, dottedToGroups).split("::");
  const [first, last] = [numbersIn(start), numbersIn(end ?? "")];
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
}

const numbersIn = (groups: string) =>
  groups === "" ? [] : groups.split(":").map((group) => Number.parseInt(group, 16));

/** The last two groups may be written like an IPv4 address. */
function dottedToGroups(dotted: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split(".").map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
}
