import { expect, it } from "vitest";
import { describeBlock, newBlockFields, toBlockFields, toBlockTimes } from "./block-fields.ts";

const timeZone = "Asia/Ho_Chi_Minh";
const block = { id: 1, resource_id: 5, resource_name: "Room 1", reason: "Leak", version: 1 };

it("reads and writes the times of a block on the shop's clock", () => {
  const times = { starts_at: "2030-03-04T05:00:00.000Z", ends_at: "2030-03-04T06:30:00.000Z" };
  const fields = toBlockFields({ ...block, ...times }, timeZone);
  expect(fields).toMatchObject({ is_all_day: false, from_day: "2030-03-04", from_time: "12:00", to_time: "13:30" });
  expect(toBlockTimes(fields, timeZone)).toEqual({ ...times, reason: "Leak" });
});

it("takes whole days from midnight to midnight, the last one included", () => {
  const times = { starts_at: "2030-03-03T17:00:00.000Z", ends_at: "2030-03-06T17:00:00.000Z" };
  const fields = toBlockFields({ ...block, ...times }, timeZone);
  expect(fields).toMatchObject({ is_all_day: true, from_day: "2030-03-04", to_day: "2030-03-06" });
  expect(toBlockTimes(fields, timeZone)).toEqual({ ...times, reason: "Leak" });
});

it("describes a block by its days, and by its times unless it takes whole days", () => {
  const at = (starts_at: string, ends_at: string) => describeBlock({ ...block, starts_at, ends_at }, timeZone);
  expect(at("2030-03-04T05:00:00Z", "2030-03-04T06:30:00Z")).toBe("Mon, Mar 4, 2030, 12:00 – 13:30");
  expect(at("2030-03-04T05:00:00Z", "2030-03-05T06:30:00Z")).toBe("Mon, Mar 4, 2030, 12:00 – Tue, Mar 5, 2030, 13:30");
  expect(at("2030-03-03T17:00:00Z", "2030-03-04T17:00:00Z")).toBe("Mon, Mar 4, 2030, all day");
  expect(at("2030-03-03T17:00:00Z", "2030-03-05T17:00:00Z")).toBe("Mon, Mar 4, 2030 – Tue, Mar 5, 2030");
});

it("leaves out what is missing", () => {
  expect(toBlockTimes({ ...newBlockFields(""), is_all_day: true }, timeZone)).toMatchObject({
    starts_at: "",
    ends_at: "",
  });
});
