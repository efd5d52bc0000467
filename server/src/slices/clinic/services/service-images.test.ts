import { existsSync, utimesSync } from "node:fs";
import path from "node:path";
import type { ServiceDraft } from "@pawhaven/contract";
import { expect, it } from "vitest";
import { apiFor, errorOf } from "../../../../test/support/api-client.ts";
import { aStaffMember } from "../../../../test/support/factories.ts";
import { uploadPicture } from "../../../../test/support/gear-drafts.ts";
import { anImage, imageFolder } from "../../../../test/support/images.ts";
import { testShop } from "../../../../test/support/test-shop.ts";
import { deleteOrphanedServiceImages, serviceImageStore } from "./service-images.ts";

const uploads = imageFolder();
const shop = testShop({ settings: { DATA_DIR: uploads.folder } });

const draft: ServiceDraft = {
  name: "Ultrasound",
  description: "",
  minutes: 30,
  minutes_before: 0,
  minutes_after: 0,
  every_minutes: null,
  price_cents: 4900,
  species: [],
  needs: ["vet"],
  is_online: true,
  confirms_itself: false,
  change_hours: 0,
  intake_questions: [],
  image: null,
};
const fileOf = (url: string) => path.join(uploads.folder, "pictures", url.replace("/media/", ""));

it("shows customers the picture of a service, which is stored here for as long as it can be shown again", async () => {
  const { staffToken } = await aStaffMember(shop.database, "manager");
  const manager = apiFor(shop, { staffToken });
  const photo = await anImage(400, 350).png().toBuffer();
  const upload = () =>
    uploadPicture(shop, staffToken, "/api/staff/service-images", photo, { left: 0, top: 0, side: 330 });
  const [first, second, orphan] = [await upload(), await upload(), await upload()];
  expect(first).toMatch(/^\/media\/services\/[\w-]{43}-320\.webp$/);
  expect((await shop.app.inject({ url: first.replace(".webp", ".avif") })).headers["content-type"]).toBe("image/avif");

  const elsewhere = { url: "https://elsewhere.example/spy.webp", alt: "A scan" };
  const refused = await errorOf(manager.createService({ body: { ...draft, image: elsewhere } }));
  expect(refused).toMatchObject({ code: "invalid", errors: { "image.url": [expect.stringContaining("upload it")] } });

  const image = { url: first, alt: "A cat on the table" };
  const { id, ...created } = await manager.createService({ body: { ...draft, image } });
  const shown = async () => (await manager.listServices()).find((service) => service.id === id)?.image;
  expect(await shown()).toEqual(image);
  const other = { url: second, alt: "A dog on the table" };
  await manager.updateService({ params: { id }, body: { ...created, image: other } });
  const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000);
  for (const url of [first, second, orphan]) utimesSync(fileOf(url), twoDaysAgo, twoDaysAgo);
  await deleteOrphanedServiceImages(shop.database.db, serviceImageStore({ dataFolder: uploads.folder }), new Date());
  expect([first, second, orphan].map((url) => existsSync(fileOf(url)))).toEqual([true, true, false]);
  const { rows } = await manager.getHistory({ params: { kind: "service", object_id: String(id) } });
  await manager.undoChange({ params: { id: rows[0]?.id ?? 0 } });
  expect(await shown()).toEqual(image);
});
