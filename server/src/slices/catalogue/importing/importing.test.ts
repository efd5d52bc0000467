import {
  type GearDraft,
  gearSpecies,
  type ImportReport,
  gearDiets,
  lifeStages,
  maxImportBytes,
  gearDraftOf,
} from "@pawhaven/contract";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { apiFor, staffHeaders } from "../../../../test/support/api-client.ts";
import { aStaffMember } from "../../../../test/support/factories.ts";
import { aGearDraft, sendStaffForm } from "../../../../test/support/gear-drafts.ts";
import { testShop } from "../../../../test/support/test-shop.ts";
import { importColumns } from "./columns.ts";

const shop = testShop({ settings: { RATE_LIMIT_SCALE: "100000" } });
let owner = "";
let clerk = "";

beforeAll(async () => {
  owner = (await aStaffMember(shop.database)).staffToken;
  clerk = (await aStaffMember(shop.database, "clerk")).staffToken;
});

const api = () => apiFor(shop, { staffToken: owner });
const send = (path: "import" | "import-check", file: string | Uint8Array, staffToken = owner) =>
  sendStaffForm(shop, staffToken, `/api/staff/gears/${path}`, file);
const check = async (file: string, staffToken = owner) =>
  (await send("import-check", file, staffToken)).json<ImportReport>();

async function exportCsv(query = ""): Promise<string> {
  const url = `/api/staff/gears.csv?sort=date${query}`;
  return (await shop.app.inject({ url, headers: staffHeaders(owner) })).body;
}

/** A text with what breaks files: quotes, separators, line ends, formulas and apostrophes before them. */
const hostileText = (maxLength: number, lines: "one" | "many" = "one") =>
  fc
    .array(
      fc.constantFrom(
        "=",
        "+",
        "-",
        "@",
        "'",
        '"',
        ",",
        ";",
        ":",
        "\\",
        " ",
        "a",
        "ß",
        "猫",
        "＝",
        "1",
        "\\n",
        ": ",
        ...(lines === "many" ? ["\n", "\r\n", "\t"] : []),
      ),
      {
        minLength: 1,
        maxLength,
      },
    )
    .map((parts) => parts.join("").trim())
    .filter((text) => text !== "");

const table = fc
  .uniqueArray(fc.record({ name: hostileText(8), value: hostileText(12) }), {
    selector: ({ name }) => name,
    maxLength: 4,
  })
  .map((rows) => rows.filter(({ name }) => !/^\d+$/.test(name)));
const weight = fc.option(fc.integer({ min: 1, max: 5000 }).map((cents) => cents / 100));
const draft: fc.Arbitrary<GearDraft> = fc
  .record({
    name: hostileText(20),
    description: hostileText(40, "many"),
    petType: hostileText(10),
    category: hostileText(10),
    list_price: fc.integer({ min: 1, max: 9_999_999 }).map((cents) => cents / 100),
    is_new: fc.boolean(),
    is_featured: fc.boolean(),
    highlights: fc.array(hostileText(12), { maxLength: 4 }),
    details: table,
    images: fc.constant<GearDraft["images"]>([]),
    related_ids: fc.constant<number[]>([]),
    species: fc.option(fc.constantFrom(...gearSpecies)),
    life_stage: fc.option(fc.constantFrom(...lifeStages)),
    diets: fc.subarray([...gearDiets]),
    animal_min_kg: weight,
    animal_max_kg: weight,
    net_weight_grams: fc.option(fc.integer({ min: 1, max: 100_000 })),
    energy_kcal_per_100g: fc.option(fc.integer({ min: 1, max: 1000 })),
    ingredients: fc.oneof(fc.constant(""), hostileText(20, "many")),
    actives: table,
    contains: fc.uniqueArray(fc.constantFrom("chicken", "beef", "rice"), { maxLength: 3 }),
    may_contain: fc.uniqueArray(fc.constantFrom("fish", "dairy"), { maxLength: 2 }),
    min_months: fc.option(fc.integer({ min: 0, max: 10 })),
    max_months: fc.option(fc.integer({ min: 10, max: 600 })),
    facts_checked_on: fc.option(fc.constantFrom("2026-01-05", "2025-12-31")),
  })
  .map((gear) => ({ ...gear, animal_max_kg: gear.animal_min_kg === null ? gear.animal_max_kg : null }));

describe("an export", () => {
  it("imports again to the same data, whatever the texts", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(draft, { minLength: 1, maxLength: 4 }), async (drafts) => {
        await shop.database.db.execute(sql`delete from gears`);
        const created = [];
        for (const body of drafts) created.push(await api().createGear({ body }));
        const file = await exportCsv();
        expect(await check(file)).toMatchObject({ rows: drafts.length, unchanged: drafts.length, failed: 0 });
        await shop.database.db.execute(sql`
          update gears set name = 'x' || id, description = 'x', pet_type = 'x', category = 'x', list_price_cents = 1, is_new = not is_new,
            is_featured = not is_featured, highlights = '{x}', details = '{"x":"y"}', species = null, life_stage = null, diets = '{}',
            animal_min_kg = null, animal_max_kg = null, net_weight_grams = 1, energy_kcal_per_100g = 2,
            ingredients = 'x', actives = '{}', state = 'archived'`);
        expect((await send("import", file)).json()).toMatchObject({ updated: drafts.length, failed: 0 });
        for (const [index, gear] of created.entries()) {
          const now = await api().getGearAsStaff({ params: { id: gear.id } });
          expect({ ...gearDraftOf(now), state: now.state }).toEqual({ ...drafts[index], state: "hidden" });
        }
      }),
      { numRuns: 12 },
    );
  });

  it("escapes formulas, and the import restores them", async () => {
    const name = '=HYPERLINK("http://evil.example")';
    const gear = await api().createGear({ body: aGearDraft({ name, category: "Formulas" }) });
    const file = await exportCsv("&category=Formulas");
    expect(file).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    await shop.database.db.execute(sql`update gears set name = 'safe' where id = ${gear.id}`);
    await send("import", file);
    expect(await api().getGearAsStaff({ params: { id: gear.id } })).toMatchObject({ name });
  });
});

describe("an import", () => {
  it("says what it would change, row by row, and changes it when it is meant", async () => {
    const gear = await api().createGear({ body: aGearDraft() });
    const file = [
      "id,version,name,petType,category,list_price,description,details,state",
      `${gear.id},1,Renamed,Dogs,Food,13.00,"Soft bites of salmon.","Material: Tuna",live`,
      ',,Brand new,Cats,Toys,5.00,A thing.,"Colour: Red\nSize: M",hidden',
    ].join("\n");
    const dry = await check(file);
    expect(dry).toMatchObject({ rows: 2, created: 1, updated: 1, failed: 0 });
    expect(dry.changes[0]).toMatchObject({ row: 2, id: gear.id, name: "Renamed" });
    expect(dry.changes[0]?.fields).toContainEqual({ field: "list_price", before: "12.50", after: "13.00" });
    expect(await api().getGearAsStaff({ params: { id: gear.id } })).toMatchObject({ version: 1 });
    expect((await send("import", file)).json()).toMatchObject({ created: 1, updated: 1 });
    expect(await api().getGearAsStaff({ params: { id: gear.id } })).toMatchObject({
      name: "Renamed",
      list_price: 13,
      details: [{ name: "Material", value: "Tuna" }],
      highlights: gear.highlights,
      state: "live",
    });
    const [added] = (await api().listGearsAsStaff({ query: { text: "Brand new" } })).rows;
    expect(added).toMatchObject({ name: "Brand new", state: "hidden", stock: 0 });
    const history = await api().getHistory({ params: { kind: "gear", object_id: String(gear.id) } });
    expect(history.rows.map(({ action }) => action)).toEqual(["published", "edited", "created"]);
  });

  it("changes nothing at all if one row is wrong, and names all that are", async () => {
    const [one, two] = [await api().createGear({ body: aGearDraft() }), await api().createGear({ body: aGearDraft() })];
    await api().updateGear({
      params: { id: two.id },
      body: { version: 1, gear: { ...gearDraftOf(two), name: "Newer" } },
    });
    const file = [
      "id,version,name,list_price,is_new,species",
      `${one.id},1,Other,1.00,yes,Dog`,
      `${two.id},1,Mine,1.00,yes,Dog`,
      `${one.id},1,Again,1.00,yes,Dog`,
      "999999,1,Nobody,1.00,yes,Dog",
      ",,No price,,yes,Dog",
      ",,Bad values,twelve,perhaps,Unicorn",
      `,,Newer,1.00,yes,Dog`,
    ].join("\r\n");
    const { errors, failed } = await check(file);
    expect(failed).toBe(6);
    const messages = new Map(errors.map(({ row, message }) => [row, message]));
    expect(messages.get(3)).toContain("was changed since the export. It has version 2, the file 1.");
    expect(messages.get(4)).toContain("is in this file twice");
    expect(messages.get(5)).toContain("there is no gear “999999”");
    expect(messages.get(6)).toContain("description: Please enter a description.");
    expect(messages.get(7)).toMatch(/list_price: please write a number.*is_new: please write yes or no/);
    expect(messages.get(8)).toContain("there is a gear “Newer” already");
    const response = await send("import", file);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      message: expect.stringContaining("Nothing was imported. Row 3") as string,
    });
    expect(await api().getGearAsStaff({ params: { id: one.id } })).toMatchObject({ name: one.name, version: 1 });
  });

  it("needs the permission for prices where it sets one", async () => {
    const gear = await api().createGear({ body: aGearDraft() });
    const row = (price: string, name: string) => `id,version,name,list_price\n${gear.id},1,${name},${price}\n`;
    expect((await check(row("99.00", gear.name), clerk)).errors[0]?.message).toContain("does not include prices");
    expect(await check(row("12.50", "Renamed by a clerk"), clerk)).toMatchObject({ updated: 1, failed: 0 });
    expect((await check("name,petType\nNew,Dogs\n", clerk)).errors[0]?.message).toContain("does not include prices");
  });

  const header = importColumns.join(",");
  it.each([
    ["in another encoding", Buffer.from("id,version,name\n1,1,Gr\u00F6\u00DFe\n", "latin1"), "not in UTF-8"],
    ["in UTF-16", Buffer.from("\uFEFFid,version\n1,1\n", "utf16le"), "not in UTF-8"],
    ["with an unknown column", "id,version,stock\n1,1,5\n", "There is no column “stock”"],
    ["with semicolons", "id;version;name\n1;1;x\n", "Columns are separated by commas"],
    ["with 10,000 columns", `${Array.from({ length: 10_000 }, (_, n) => `c${n}`).join(",")}\n`, "has 10000 columns"],
    ["with a column twice", "name,name\na,b\n", "is there twice"],
    ["with ids but without versions", "id,name\n1,x\n", "needs the column “version”"],
    ["with a missing cell", "id,version,name\n1,1\n", "Row 2 has not as many cells"],
    ["with an open quotation mark", 'id,version,name\n1,1,"x\n', "quotation mark"],
    ["with an endless row", `id,version,name\n1,1,${"x".repeat(300_000)}\n`, "Row 2 is too long"],
    ["without rows", `${header}\n`, "There are no rows"],
    ["that is a picture", Buffer.from("89504e470d0a1a0affd8ff", "hex"), "not in UTF-8"],
  ])("refuses a file %s, in words", async (_, file, message) => {
    for (const path of ["import-check", "import"] as const) {
      const response = await send(path, file);
      expect(response.statusCode).toBe(422);
      expect(response.json<{ message: string }>().message).toContain(message);
    }
  });

  it("refuses a file that is too large without holding it in memory", async () => {
    const response = await send("import-check", Buffer.alloc(maxImportBytes + 1, "x"));
    expect(response.statusCode).toBe(413);
  });

  it("refuses characters that no text can have", async () => {
    expect((await check("name,petType\na\0b,Dogs\n")).errors[0]?.message).toContain("character that can't be used");
  });
});
