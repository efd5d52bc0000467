import { expect, it } from "vitest";
import { shortenAddress } from "./shorten-address.ts";

it.each([
  ["203.0.113.77", "203.0.113.0/24"],
  ["::ffff:203.0.113.77", "203.0.113.0/24"],
  ["2001:DB8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:0:2::9", "2001:db8:0:2::/64"],
  ["2001:db8::9", "2001:db8::/64"],
  ["fe80::1%eth0", "fe80::/64"],
  ["::1", "::/64"],
  ["", ""],
  ["nowhere", ""],
])("the address %s is shortened to %s", (address, network) => {
  expect(shortenAddress(address)).toBe(network);
});
