import { isIPv6 } from "node:net";

/** What one customer of a provider gets: an IPv4 address, or 64 bits of an IPv6 address, the rest of which is free to choose. */
export function networkOf(address: string): string {
  const mappedAddress = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (mappedAddress) return mappedAddress;
  if (!isIPv6(address)) return address;
  const [start = [], end = []] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const groups = [...start, ...Array<string>(8 - start.length - end.length).fill("0"), ...end];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
