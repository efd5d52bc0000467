import { legalPages } from "@pawhaven/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { aStaffMember } from "../../../test/support/factories.ts";
import { testShop } from "../../../test/support/test-shop.ts";

const shop = testShop({ settings: { MESSAGE_RETENTION_DAYS: "77", RETURN_DAYS: "21" } });
let owner: ReturnType<typeof apiFor>;
beforeAll(async () => {
  owner = apiFor(shop, await aStaffMember(shop.database));
});

const visitor = () => apiFor(shop);
const read = (page: (typeof legalPages)[number], version?: number) =>
  visitor().getLegalPage({ params: { page }, query: { ...(version !== undefined && { version }) } });

describe("the legal pages", () => {
  it.each(legalPages)("have a first text that says that it is an example: %s", async (page) => {
    const { version, sections, versions } = await read(page);
    expect([version, versions]).toEqual([1, [{ version: 1, since: expect.any(String) as string }]]);
    expect(sections[0]).toMatchObject({ title: "This is an example" });
  });

  it("tell the periods that the settings set", async () => {
    const textOf = async (page: "privacy" | "terms") => (await read(page)).sections.map(({ text }) => text).join("\n");
    expect(await textOf("privacy")).toContain("deleted 77 days after the last message");
    expect(await textOf("terms")).toContain("you have 21 days to return");
  });

  it("show a change at once, and keep what applied before", async () => {
    const before = await read("terms");
    const value = [{ title: "New terms", text: "First.\r\n\r\n- a\n- b" }];
    await owner.updateLegalPage({ params: { page: "terms" }, body: { version: before.version, value } });
    const now = await read("terms");
    expect(now).toMatchObject({
      version: 2,
      sections: [{ title: "New terms", text: "First.\n\n- a\n- b" }],
      versions: [{ version: 2 }, { version: 1, since: before.since }],
    });
    expect(await read("terms", 1)).toEqual({ ...before, versions: now.versions });
    expect(await errorOf(read("terms", 3))).toMatchObject({ status: 404 });
  });

  it("are in the audit log by section, where a change can be undone", async () => {
    const { version, sections } = await read("shipping");
    const [first, second, ...others] = sections;
    const changed = [first, { ...second, text: "Nowhere." }, ...others] as typeof sections;
    await owner.updateLegalPage({ params: { page: "shipping" }, body: { version, value: changed } });
    const { rows } = await owner.getHistory({ params: { kind: "content", object_id: "shipping" } });
    expect(rows[0]).toMatchObject({ after: { [`section ${second?.title}`]: { text: "Nowhere." } }, can_undo: true });
    await owner.undoChange({ params: { id: rows[0]?.id ?? 0 } });
    expect((await read("shipping")).sections).toEqual(sections);
  });

  it.each([
    ["markup", [{ title: "A", text: "<script>" }], "value.0.text"],
    ["control characters", [{ title: "A", text: "a\u0000b" }], "value.0.text"],
    ["no title", [{ title: " ", text: "Text" }], "value.0.title"],
    [
      "a title twice",
      [
        { title: "A", text: "a" },
        { title: "a", text: "b" },
      ],
      "value.1.title",
    ],
    ["nothing", [], "value"],
  ])("do not take %s", async (_, value, field) => {
    const { version } = await read("imprint");
    const error = await errorOf(owner.updateLegalPage({ params: { page: "imprint" }, body: { version, value } }));
    expect(error).toMatchObject({ status: 422, errors: { [field]: [expect.any(String)] } });
  });
});
