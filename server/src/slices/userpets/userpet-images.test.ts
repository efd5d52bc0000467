import { maxUserpetImages, type UserpetDetails } from "@pawhaven/contract";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { aCustomer, aUserpet } from "../../../test/support/factories.ts";
import { anImage, imageFolder } from "../../../test/support/images.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { userpets } from "../../schema/index.ts";
import { deleteOrphanedUserpetImages, userpetImageStore } from "./userpet-images.ts";

const images = imageFolder();
const shop = testShop({ settings: { DATA_DIR: images.folder } });
const storedFiles = () => images.files().filter((file) => file.includes("/userpets/"));
const dayMs = 86_400_000;

async function upload({ token }: { token: string }, id: number) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ left: "10", top: "0", side: "400" })) form.set(name, value);
  form.append("file", new File([new Uint8Array(await anImage(420, 400).png().toBuffer())], "a.png"));
  const encoded = new Response(form);
  return shop.app.inject({
    method: "POST",
    url: `/api/userpets/${id}/images`,
    headers: { authorization: `Bearer ${token}`, "content-type": encoded.headers.get("content-type") ?? "" },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}

async function anOwner(overrides: { email?: string } = {}) {
  const customer = await aCustomer(shop.database, overrides);
  const { id } = await aUserpet(shop.database, { userId: customer.id, name: "Mochi" });
  return { customer, id, api: apiFor(shop, customer), upload: () => upload(customer, id) };
}

describe("the pictures of a customer's pet", () => {
  it("are uploaded as a square, put in order, described and removed", async () => {
    const owner = await anOwner();
    const first = (await owner.upload()).json<UserpetDetails>().images[0]?.url ?? "";
    expect(first).toMatch(/^\/media\/userpets\/[\w-]{43}-320\.webp$/);
    const response = await owner.upload();
    expect(response.statusCode).toBe(201);
    const [, second = ""] = response.json<UserpetDetails>().images.map(({ url }) => url);
    const set = (list: { url: string; alt?: string }[]) =>
      owner.api.setUserpetImages({ params: { id: owner.id }, body: { images: list } });
    const described = { url: second, alt: "On the beach" };
    expect(await set([described, { url: first }])).toMatchObject({ images: [described, { url: first, alt: "" }] });
    expect(await owner.api.listUserpetCards()).toMatchObject([{ image: described }]);
    expect(await set([{ url: first }])).toMatchObject({ images: [{ url: first }] });
    const refused = { errors: { "images.0.url": ["This is not a picture of Mochi. Please upload it."] } };
    expect(await errorOf(set([{ url: second }]))).toMatchObject(refused);
    expect(await errorOf(set([{ url: "https://elsewhere.example/a.webp" }]))).toMatchObject(refused);
    expect(await errorOf(set([{ url: first }, { url: first }]))).toMatchObject({ status: 422 });
  });

  it("are uploaded by its own customer, and are not too many", async () => {
    const { id, customer, upload: uploadOwn } = await anOwner();
    const stranger = await aCustomer(shop.database);
    expect((await upload(stranger, id)).statusCode).toBe(404);
    const full = Array.from({ length: maxUserpetImages }, (_, index) => ({ url: `/static/${index}.webp` }));
    await shop.database.db.update(userpets).set({ images: full }).where(eq(userpets.userId, customer.id));
    const response = await uploadOwn();
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ message: "Mochi has 10 pictures. Please remove one first." });
  });

  it("that no pet shows any more are deleted after a day", async () => {
    const { id, api, upload: uploadOwn } = await anOwner();
    const shown = (await uploadOwn()).json<UserpetDetails>().images;
    await uploadOwn();
    const before = storedFiles().length;
    await api.setUserpetImages({ params: { id }, body: { images: shown } });
    const store = userpetImageStore({ dataFolder: images.folder });
    await deleteOrphanedUserpetImages(shop.database.db, store, new Date());
    expect(storedFiles()).toHaveLength(before);
    await deleteOrphanedUserpetImages(shop.database.db, store, new Date(Date.now() + 2 * dayMs));
    store.close();
    expect(storedFiles().length).toBeLessThan(before);
    for (const { url } of shown) expect((await shop.app.inject({ method: "GET", url })).statusCode).toBe(200);
  });

  it("go with the account, and are in the export before", async () => {
    const email = "leaving@example.com";
    const { api, upload: uploadOwn } = await anOwner({ email });
    const url = (await uploadOwn()).json<UserpetDetails>().images[0]?.url ?? "";
    expect(JSON.stringify(await api.exportMyData())).toContain(url);
    await api.deleteAccount({ body: { email } });
    const name = url.replace(/^.*\/|-\d+\.webp$/g, "");
    expect(storedFiles().filter((file) => file.includes(name))).toEqual([]);
  });
});
