import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { aPetOwner, aVisit } from "../../../test/support/bookings.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { findViolations } from "../../integrity/find-violations.ts";

const shop = testShop();
const run = (statement: string) => shop.database.db.execute(sql.raw(statement));
const block = (from: string, to: string) =>
  run(`insert into blocks (resource_id, starts_at, ends_at, reason) values (1, '${from}', '${to}', 'Repair')`);
const busyDays = async () => {
  const rows = await run("select day::text from busy_days where resource_id = 1 and busy <> '{}' order by day");
  return rows.map(({ day }) => day);
};
const violations = () => findViolations(shop.database.db);

describe("the busy days of a resource", () => {
  it("follow what is taken, moved and freed, also across midnight", async () => {
    await block("2030-03-04T20:00Z", "2030-03-06T04:00Z");
    expect(await busyDays()).toEqual(["2030-03-04", "2030-03-05", "2030-03-06"]);
    expect(await violations()).toEqual([]);
    await run("update blocks set starts_at = '2030-03-05T00:00Z', ends_at = '2030-03-05T06:00Z'");
    expect(await busyDays()).toEqual(["2030-03-05"]);
    expect(await violations()).toEqual([]);
    await run("update reservations set during = tstzrange('2030-03-07T23:30Z', '2030-03-08T00:30Z')");
    expect(await busyDays()).toEqual(["2030-03-07", "2030-03-08"]);
    await run("delete from blocks");
    expect(await busyDays()).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  it("stay busy where a block takes the time of visits that are cancelled or deleted", async () => {
    for (const startsAt of ["2030-03-04T02:00Z", "2030-03-04T02:30Z", "2030-03-04T03:00Z"]) {
      const { caller, petId } = await aPetOwner(shop.database);
      await aVisit(shop.database, { userId: caller.userId, petId, startsAt: new Date(startsAt) });
    }
    await block("2030-03-04T00:00Z", "2030-03-04T06:00Z");
    const freeTime =
      "select ('{[2030-03-04 00:00Z,2030-03-04 06:00Z)}'::tstzmultirange - busy)::text as free from busy_days";
    await run("update bookings set status = 'Cancelled' where id = (select min(id) from bookings)");
    await run("delete from bookings");
    expect(await run(`${freeTime} where resource_id = 1 and day = '2030-03-04'`)).toEqual([{ free: "{}" }]);
    expect(await violations()).toEqual([]);
  });
});
