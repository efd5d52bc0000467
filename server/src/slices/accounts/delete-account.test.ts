import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor } from "../../../test/support/api-client.ts";
import { registerCustomer } from "../../../test/support/customers.ts";
import { aCustomer, aGear, aPet } from "../../../test/support/factories.ts";
import { anImage, imageFolder, uploadImage } from "../../../test/support/images.ts";
import { placeCashOrder, shipTo } from "../../../test/support/orders.ts";
import { testShop } from "../../../test/support/test-shop.ts";

const images = imageFolder();
const shop = testShop({ settings: { DATA_DIR: images.folder } });

/** Every row of the tables, as text. */
async function dump(...tables: string[]): Promise<string> {
  const rows: unknown[] = [];
  for (const table of tables) rows.push(...(await shop.database.db.execute(sql.raw(`select * from ${table}`))));
  return JSON.stringify(rows);
}

describe("deleting an account", () => {
  it("removes pictures, worn or not, mails, requests and addresses at once, and leaves those of others", async () => {
    const customer = await registerCustomer(shop, { email: "Leaving@example.com" });
    const other = await aCustomer(shop.database, { email: "staying@example.com" });
    const picture = await anImage().png().toBuffer();
    const [worn] = [await uploadImage(shop, customer, picture), await uploadImage(shop, customer, picture)];
    await uploadImage(shop, other, picture);
    const avatar = { avatar_url: worn.secure_url, avatar_public_id: worn.public_id };
    await customer.api.setAvatar({ body: avatar });
    const { id } = await aGear(shop.database);
    const contact = { customer: { ...shipTo, email: "friend-of-leaving@example.com" } };
    await placeCashOrder(customer.api, [{ id, quantity: 1 }], contact);
    await placeCashOrder(apiFor(shop, other), [{ id, quantity: 1 }]);
    await customer.api.requestAdoption({ body: { pet_id: (await aPet(shop.database)).id, note: "We have a garden." } });
    for (const email of ["leaving@example.com", "staying@example.com"])
      await apiFor(shop).forgotPassword({ body: { email } });

    const { email, password } = customer;
    await customer.api.deleteAccount({ body: { email, password } });
    expect(images.files().filter((file) => file.includes("avatars"))).toEqual([
      expect.stringContaining(`avatars/${other.id}/`),
    ]);
    const left = await dump("mail_outbox", "link_requests", "contact_addresses", "one_time_links", "users");
    expect(left.toLowerCase()).not.toContain("leaving");
    expect(left).toContain("staying@example.com");
  });
});
