import { contentKeys, type RenderPage } from "@pawhaven/contract";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { apiFor } from "../../../test/support/api-client.ts";
import { aBookingDraft, aPetOwner, insertVisit, monday, mondayMorning } from "../../../test/support/bookings.ts";
import { countOutcomes, startMany } from "../../../test/support/concurrency.ts";
import { aStaffMember } from "../../../test/support/factories.ts";
import { createTestEnvironment } from "../../../test/support/test-database.ts";
import { openShop } from "../../../test/support/test-shop.ts";
import { bookings, shopContentVersions } from "../../schema/index.ts";
import { readSettings } from "../../settings.ts";
import { createBookingContext } from "../bookings/booking-context.ts";
import { createBooking } from "../bookings/create-booking.ts";
import { ShopContent } from "./shop-content.ts";
import { replaceContent } from "./store.ts";
import { updateContent } from "./update-content.ts";

type Node = Awaited<ReturnType<typeof openShop>>;

const renderPage: RenderPage = async (_, { shop }) =>
  new Response(JSON.stringify(shop), { headers: { "content-type": "text/html" } });
const environment = await createTestEnvironment("migrated");
const nodes = await Promise.all(
  [1, 2, 3].map((node) => openShop(environment, { renderPage, settings: { SHOP_NAME: `Shop ${node}` } })),
);
const [first, second, third] = nodes as [Node, Node, Node];
const staff = await aStaffMember(first.database);
const settings = readSettings({});
const wholeWeek = (opens: string, closes: string) => Array.from({ length: 7 }, () => ({ opens, closes }));

afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  await environment.remove();
});

describe("several nodes", () => {
  it("that start together on an empty database agree on the first values", async () => {
    const contents = await Promise.all(nodes.map((node) => apiFor(node, staff).listContent()));
    expect(new Set(contents.map((content) => JSON.stringify(content))).size).toBe(1);
    expect(await first.database.db.$count(shopContentVersions)).toBe(contentKeys.length);
  });

  it("all show a change made at one of them, in pages they had cached and in slots", async () => {
    const pageOf = async (node: Node) => (await node.app.inject({ url: "/" })).body;
    for (const node of nodes) expect(await pageOf(node)).toContain("9:00 AM - 5:00 PM");
    const { hours } = await apiFor(first, staff).listContent();
    const value = { ...hours.value, clinic: wholeWeek("06:00", "22:00") };
    await apiFor(first, staff).updateOpeningHours({ body: { version: hours.version, value } });
    const { last_day: date } = await apiFor(second).getBookingDays();
    for (const node of nodes) {
      await expect.poll(() => pageOf(node)).toContain("6:00 AM - 10:00 PM");
      const { all_slots: slots } = await apiFor(node).listSlots({ query: { service_id: 1, date } });
      expect([slots[0], slots.at(-1)]).toEqual(["06:00", "21:30"]);
    }
  });

  it("accept one of 20 concurrent changes of a version", async () => {
    const { version } = (await apiFor(first, staff).listContent()).social;
    const save = (index: number) =>
      apiFor(nodes[index % 3] as Node, staff).updateSocialLinks({
        body: { version, value: [{ name: `Link ${index}`, url: "https://link.example" }] },
      });
    const results = await Promise.allSettled(startMany(20, save));
    expect(countOutcomes(results)).toEqual({ ok: 1, edited_meanwhile: 19 });
  });
});

describe("a booking and a change of the hours at the same time", () => {
  const { firstContent, timeZone } = settings;
  const content = new ShopContent({
    database: second.database,
    changes: { version: () => null },
    first: firstContent,
    timeZone,
  });
  const context = createBookingContext(second.database, settings, content, {
    settle: () => Promise.reject(new Error("no visit is cancelled here")),
    areWaiting: () => Promise.resolve(false),
  });
  const evening = { ...firstContent.hours, clinic: wholeWeek("20:00", "21:00") };
  const versionOfHours = async () => (await apiFor(first, staff).listContent()).hours.version;
  const waiting = () =>
    third.database.db.execute(
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );

  it("wait for each other: a booking that came first is kept", async () => {
    const owner = await aPetOwner(second.database);
    const version = await versionOfHours();
    let change: Promise<unknown> | undefined;
    await second.database.transaction(async (tx) => {
      await content.lockClinic(tx);
      change = updateContent(first.database, staff.caller, "hours", { version, value: evening });
      await expect.poll(waiting).toHaveLength(1);
      const startsAt = new Date(`${monday}T09:00:00+07:00`);
      await insertVisit(tx, { userId: owner.caller.userId, petId: owner.petId, startsAt });
    });
    await change;
    expect(await first.database.db.select().from(bookings)).toMatchObject([{ timeSlot: "09:00", status: "Pending" }]);
  });

  it("wait for each other: a booking that came second is refused", async () => {
    const version = await versionOfHours();
    const owner = await aPetOwner(second.database);
    let booking: Promise<unknown> = Promise.resolve();
    await first.database.transaction(async (tx) => {
      await replaceContent(tx, "hours", { version, value: firstContent.hours }, staff.id);
      const draft = aBookingDraft(owner, { time_slot: "20:30" });
      booking = createBooking(context, owner.caller, draft, mondayMorning).catch((error: unknown) => error);
      await expect.poll(waiting).toHaveLength(1);
    });
    expect(await booking).toMatchObject({ code: "invalid", errors: { time_slot: [expect.any(String)] } });
    expect(await first.database.db.$count(bookings)).toBe(1);
  });
});
