import { describe, expect, it } from "vitest";
import { fromShopTime, toShopTime } from "./shop-time.ts";

describe("a time on the shop's clock", () => {
  it.each([
    ["Asia/Ho_Chi_Minh", "2030-05-31T09:30", "2030-05-31T02:30:00.000Z"],
    ["America/New_York", "2030-01-15T00:00", "2030-01-15T05:00:00.000Z"],
    ["America/New_York", "2030-07-15T00:00", "2030-07-15T04:00:00.000Z"],
    ["Europe/Berlin", "2030-03-31T03:00", "2030-03-31T01:00:00.000Z"],
    ["Europe/Berlin", "2030-10-27T01:59", "2030-10-26T23:59:00.000Z"],
    ["Europe/Berlin", "2030-10-27T03:00", "2030-10-27T02:00:00.000Z"],
  ])("in %s, %s is %s", (zone, local, iso) => {
    expect(fromShopTime(local, zone)).toBe(iso);
    expect(toShopTime(iso, zone)).toBe(local);
  });
});
