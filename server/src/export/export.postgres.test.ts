import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { beforeAll, describe, expect, it } from "vitest";
import { placeOf, runDataCommand, scratchFolder } from "../../test/support/backups.ts";
import { aCustomer, aGear } from "../../test/support/factories.ts";
import {
  createTestEnvironment,
  openTestDatabase,
  testDatabase,
  type TestEnvironment,
} from "../../test/support/test-database.ts";
import { readTables } from "../backup/tables.ts";
import { giftCards } from "../schema/index.ts";
import { exportData } from "./export-data.ts";
import { exported, exportedTables, withheld, withheldColumns } from "./exported-tables.ts";

const folder = scratchFolder();
const secret = "$argon2id$v=19$secret";
let environment: TestEnvironment;

beforeAll(async () => {
  environment = await createTestEnvironment("migrated");
  const database = await openTestDatabase(environment);
  await aCustomer(database, { name: "=1+1", email: "robin@example.com", passwordHash: secret });
  await aGear(database, { name: 'Ball, "red"\nand round', highlights: ["a", "b"], isNew: true });
  await database.db
    .insert(giftCards)
    .values({ codeHash: Buffer.from(secret), lastFour: "ABCD", initialCents: 100, balanceCents: 100 });
  await database.close();
  return () => environment.remove();
});

describe("an export", () => {
  it("has every row once as JSON and once as CSV, and says what its columns are", async () => {
    const { folder: written, tables } = await exportData(placeOf(environment), path.join(folder, "one"));
    expect(readdirSync(written).sort()).toEqual(["csv", "export.json", "jsonl"]);
    const textOf = (name: string) => readFile(path.join(written, name), "utf8");
    const [gear = ""] = (await textOf("jsonl/gears.jsonl")).split("\n");
    const expected = { name: 'Ball, "red"\nand round', highlights: ["a", "b"], is_new: true, list_price_cents: 1000 };
    expect(JSON.parse(gear)).toMatchObject(expected);
    const [row] = parse<Record<string, string>>(await textOf("csv/gears.csv"), { columns: true, bom: true });
    expect(row).toMatchObject({ ...expected, highlights: '["a","b"]', is_new: "true", list_price_cents: "1000" });
    const [customer] = parse<Record<string, string>>(await textOf("csv/users.csv"), { columns: true, bom: true });
    expect([customer?.["name"], customer?.["email"]]).toEqual(["'=1+1", "robin@example.com"]);

    for (const { table, rows } of tables)
      expect([table, (await textOf(`jsonl/${table}.jsonl`)).split("\n").length - 1]).toEqual([table, rows]);
    const about = JSON.parse(await textOf("export.json")) as { tables: { table: string }[] };
    expect(about.tables.find(({ table }) => table === "order_lines")).toMatchObject({
      description: "What was ordered",
      columns: expect.arrayContaining([
        { name: "order_id", type: "integer", isNullable: false, references: "orders" },
      ]) as unknown,
    });
  });

  it("has no secrets", async () => {
    const printed = await runDataCommand("export/export-command", environment, path.join(folder, "two"));
    const written = printed.split(": ")[0] ?? "";
    const forms = [secret, Buffer.from(secret).toString("base64"), Buffer.from(secret).toString("hex")];
    for (const name of readdirSync(written, { recursive: true, encoding: "utf8" }).filter((name) =>
      /\.\w+$/.test(name),
    )) {
      const text = await readFile(path.join(written, name), "utf8");
      expect([name, forms.filter((form) => text.includes(form))]).toEqual([name, []]);
    }
  });
});

/** Names of columns that sound like a secret and are none. */
const harmless = new Set([
  "adoption_handovers.request_key",
  "deliveries.request_key",
  "shelter_stays.request_key",
  "shipments.request_key",
  "shop_content.key",
  "shop_content_versions.key",
  "stock_movements.request_key",
]);

describe("the lists of what is exported", () => {
  const test = testDatabase();
  const tables = () => test.database.transaction(readTables);

  it("name every table exactly once", async () => {
    const listed = [...Object.keys(exported), ...Object.keys(withheld)].sort();
    expect(listed).toEqual((await tables()).map(({ name }) => name).sort());
  });

  it("withhold columns that exist, and each whose name sounds like a secret", async () => {
    const all = await tables();
    for (const [table, names] of Object.entries(withheldColumns)) {
      const columns = all.find(({ name }) => name === table)?.columns.map(({ name }) => name);
      expect([table, columns]).toEqual([table, expect.arrayContaining([...names])]);
    }
    const suspicious = exportedTables(all).flatMap(({ name: table, columns }) =>
      columns
        .filter(({ name }) => /hash|token|secret|password|key|nonce|verifier|network|sealed/.test(name))
        .map(({ name }) => `${table}.${name}`),
    );
    expect(suspicious.filter((name) => !harmless.has(name))).toEqual([]);
  });
});
