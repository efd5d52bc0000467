import { gearDraftOf } from "@pawhaven/contract";
import { existsSync, utimesSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { apiFor } from "../../../../test/support/api-client.ts";
import { aStaffMember } from "../../../../test/support/factories.ts";
import { aGearDraft, sendStaffForm, uploadGearImage } from "../../../../test/support/gear-drafts.ts";
import { imageFolder } from "../../../../test/support/images.ts";
import { testShop } from "../../../../test/support/test-shop.ts";
import { deleteOrphanedGearImages, gearImageStore } from "./gear-images.ts";

const uploads = imageFolder();
const shop = testShop({ settings: { RATE_LIMIT_SCALE: "1000", DATA_DIR: uploads.folder } });

/** Red on the left, blue on the right, and turned by its metadata: upright it is 700 wide and 400 high. */
async function turnedPhoto(): Promise<Buffer> {
  const half = (background: string) => sharp({ create: { width: 400, height: 350, channels: 3, background } });
  const bottom = await half("#0000ff").png().toBuffer();
  return half("#ff0000")
    .extend({ bottom: 350, background: "#ff0000" })
    .composite([{ input: bottom, top: 350, left: 0 }])
    .withMetadata({ orientation: 8 })
    .jpeg()
    .toBuffer();
}

const download = (url: string) => shop.app.inject({ url });
const fileOf = (url: string) => path.join(uploads.folder, "pictures", url.replace("/media/", ""));

describe("a picture that staff upload", () => {
  it("is cut out as chosen, upright, and stored in the widths and formats that pages use", async () => {
    const { staffToken } = await aStaffMember(shop.database, "clerk");
    const upright = await sharp(await turnedPhoto())
      .autoOrient()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(upright.info).toMatchObject({ width: 700, height: 400 });
    const url = await uploadGearImage(shop, staffToken, await turnedPhoto(), { left: 20, top: 30, side: 330 });
    expect(url).toMatch(/^\/media\/gears\/[\w-]{43}-320\.webp$/);
    for (const [address, format] of [
      [url, "webp"],
      [url.replace(".webp", ".avif"), "heif"],
    ] as const) {
      const response = await download(address);
      expect(response.statusCode).toBe(200);
      expect(response.headers["cache-control"]).toContain("immutable");
      expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format, width: 320, height: 320 });
    }
    const { dominant } = await sharp((await download(url)).rawPayload).stats();
    const [x, y] = [upright.data[(30 * 700 + 20) * 3] ?? 0, upright.data[(30 * 700 + 20) * 3 + 2] ?? 0];
    expect(dominant.r > dominant.b).toBe(x > y);
  });

  it.each([
    [{ left: 0, top: 0, side: 100 }, "This image is too small. The chosen part needs at least 320 pixels."],
    [{ left: 400, top: 0, side: 400 }, "The chosen part is not inside of the image. Please choose it again."],
  ])("is refused with the square %j", async (square, message) => {
    const { staffToken } = await aStaffMember(shop.database);
    const fields = Object.fromEntries(Object.entries(square).map(([name, value]) => [name, String(value)]));
    const response = await sendStaffForm(shop, staffToken, "/api/staff/gear-images", await turnedPhoto(), fields);
    expect(response.statusCode).toBe(415);
    expect(response.json()).toMatchObject({ message });
  });

  it("is deleted after a day unless a gear shows it, or would after an undo", async () => {
    const { staffToken } = await aStaffMember(shop.database);
    const api = apiFor(shop, { staffToken });
    const upload = async () => uploadGearImage(shop, staffToken, await turnedPhoto(), { left: 0, top: 0, side: 400 });
    const [shown, replaced, orphan, fresh] = [await upload(), await upload(), await upload(), await upload()];
    const images = [{ url: replaced, alt: "A sofa" }];
    const gear = await api.createGear({ body: aGearDraft({ images }) });
    const next = { ...gearDraftOf(gear), images: [{ url: shown, alt: "A sofa" }] };
    await api.updateGear({ params: { id: gear.id }, body: { version: 1, gear: next } });
    const twoDaysAgo = new Date(Date.now() - 48 * 3600_000);
    for (const url of [shown, replaced, orphan]) utimesSync(fileOf(url), twoDaysAgo, twoDaysAgo);
    const store = gearImageStore({ dataFolder: uploads.folder });
    await deleteOrphanedGearImages(shop.database.db, store, new Date());
    expect([shown, replaced, orphan, fresh].map((url) => existsSync(fileOf(url)))).toEqual([true, true, false, true]);
    expect(existsSync(fileOf(orphan.replace(".webp", ".avif")))).toBe(false);
  });
});
