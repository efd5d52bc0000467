import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor } from "../../../test/support/api-client.ts";
import { aCustomer } from "../../../test/support/factories.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { users } from "../../schema/index.ts";

const shop = testShop();
const aSubscriber = async () => {
  const { id, token } = await aCustomer(shop.database);
  const [row] = await shop.database.db.select().from(users).where(eq(users.id, id));
  const api = apiFor(shop, { token });
  return {
    api,
    key: row?.unsubscribeKey ?? "",
    url: `/api/unsubscribe/care/${row?.unsubscribeKey}`,
    path: `/unsubscribe/care/${row?.unsubscribeKey}`,
  };
};
const oneClick = {
  method: "POST" as const,
  payload: "List-Unsubscribe=One-Click",
  headers: { "content-type": "application/x-www-form-urlencoded" },
};

describe("mails that nobody has to get", () => {
  it("are stopped by a mail program with one click, for one person, and again by choice", async () => {
    const { api, url } = await aSubscriber();
    const other = await aSubscriber();
    expect(await api.getMailPreferences()).toEqual({ care: true, food: true, reviews: true });
    for (const _ of ["once", "twice"]) expect((await shop.app.inject({ url, ...oneClick })).statusCode).toBe(200);
    expect(await api.getMailPreferences()).toEqual({ care: false, food: true, reviews: true });
    expect(await other.api.getMailPreferences()).toEqual({ care: true, food: true, reviews: true });
    expect(await api.setMailPreferences({ body: { care: true } })).toEqual({ care: true, food: true, reviews: true });
    await other.api.stopMails({ body: { list: "care", key: other.key } });
    expect(await other.api.getMailPreferences()).toEqual({ care: false, food: true, reviews: true });
    await other.api.setMailPreferences({ body: { care: false } });
    expect(await api.getMailPreferences()).toEqual({ care: true, food: true, reviews: true });
  });

  it("are not stopped by opening the address, which leads to a page", async () => {
    const { api, url, path } = await aSubscriber();
    const reply = await shop.app.inject({ url });
    expect(reply.statusCode).toBe(302);
    expect(new URL(String(reply.headers["location"])).pathname).toBe(path);
    expect(await api.getMailPreferences()).toEqual({ care: true, food: true, reviews: true });
  });

  it("are not stopped with a secret that nobody has", async () => {
    const reply = await shop.app.inject({ url: `/api/unsubscribe/care/${"0".repeat(32)}`, ...oneClick });
    expect(reply.statusCode).toBe(404);
  });
});
