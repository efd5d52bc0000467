import { describe, expect, it } from "vitest";
import { networkOf, shortenAddress } from "./network.ts";

describe("the network of an address", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["::FFFF:cb00:7109", "203.0.113.9"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::ffff:1.2.3.4", "2001:db8:1:2::/64"],
    ["fe80::1%eth0", "fe80::/64"],
    ["::1", "::/64"],
    ["not an address", "not an address"],
  ])("%s is %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe("a shortened address", () => {
  it.each([
    ["203.0.113.77", "203.0.113.0/24"],
    ["::ffff:203.0.113.77", "203.0.113.0/24"],
    ["2001:db8:0:2::9", "2001:db8:0:2::/64"],
    ["", ""],
    ["nowhere", ""],
  ])("of %s is “%s”", (address, network) => {
    expect(shortenAddress(address)).toBe(network);
  });
});
