import { existsSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { UploadedImage } from "@pawhaven/contract";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { apiFor, errorOf } from "../../../test/support/api-client.ts";
import { registerCustomer } from "../../../test/support/customers.ts";
import { aCustomer } from "../../../test/support/factories.ts";
import { anImage, imageCalls, imageFolder, uploadImage, type Uploader } from "../../../test/support/images.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { localImageStore } from "../../platform/images/local-image-store.ts";
import { deleteOrphanedAvatars } from "../accounts/delete-orphaned-avatars.ts";

const uploadsFolder = imageFolder();
const shop = testShop({
  settings: { RATE_LIMIT_SCALE: "1000", DATA_DIR: uploadsFolder.folder, PUBLIC_URL: "https://shop.example" },
});

let sender: Uploader;

beforeEach(async () => {
  sender = await aCustomer(shop.database);
});

const download = ({ secure_url: url }: UploadedImage) => shop.app.inject({ url: new URL(url).pathname });
const downloadStatus = async (image: UploadedImage) => (await download(image)).statusCode;

const upload = (bytes: Buffer, by = sender) => uploadImage(shop, by, bytes);
const uploadAvatar = async (by = sender) => upload(await anImage().png().toBuffer(), by);

const setAvatar = ({ secure_url, public_id }: UploadedImage, by = sender) =>
  apiFor(shop, by).setAvatar({ body: { avatar_url: secure_url, avatar_public_id: public_id } });
const deleteAvatar = ({ public_id }: Pick<UploadedImage, "public_id">, by = sender) =>
  apiFor(shop, by).deleteAvatar({ body: { public_id } });

async function colorAt(image: Buffer, left: number, top: number): Promise<"red" | "blue" | "other"> {
  const pixel = await sharp(image).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  const [red = 0, , blue = 0] = pixel;
  if (red > 200 && blue < 60) return "red";
  return blue > 200 && red < 60 ? "blue" : "other";
}

describe("an uploaded image", () => {
  it.each(["png", "jpeg", "webp"] as const)("in %s format is served as a square, cacheable WebP", async (format) => {
    const image = await upload(await anImage().toFormat(format).toBuffer());
    expect(image.public_id).toMatch(new RegExp(`^avatars/${sender.id}/[\\w-]{43}$`));
    expect(image.secure_url).toBe(`https://shop.example/media/${image.public_id}.webp`);
    const response = await download(image);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: "webp", width: 512, height: 512 });
  });

  it.each(["png", "jpeg", "webp"] as const)(
    "in %s format is stripped of location, author and other metadata",
    async (format) => {
      const bytes = await anImage()
        .withExif({
          IFD0: { Copyright: "SECRET-OWNER" },
          IFD3: {
            GPSLatitudeRef: "N",
            GPSLatitude: "10/1 46/1 30/1",
            GPSLongitudeRef: "E",
            GPSLongitude: "106/1 42/1 0/1",
          },
        })
        .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>SECRET-OWNER</secret></x:xmpmeta>`)
        .withIccProfile("p3")
        .toFormat(format)
        .toBuffer();
      expect(bytes.includes("SECRET-OWNER")).toBe(true);
      const { rawPayload } = await download(await upload(bytes));
      const { exif, xmp, icc, iptc } = await sharp(rawPayload).metadata();
      expect({ exif, xmp, icc, iptc }).toEqual({ exif: undefined, xmp: undefined, icc: undefined, iptc: undefined });
      expect(rawPayload.includes("SECRET")).toBe(false);
    },
  );

  it.each([
    [3000, 1500, 1600, 800],
    [90, 60, 90, 60],
    [100, 2400, 67, 1600],
  ])("that is a photo of %d × %d pixels keeps its proportions, upright and without metadata", async (...sizes) => {
    const [width, height, servedWidth, servedHeight] = sizes;
    const create = { width: height, height: width, channels: 3, background: "teal" } as const;
    const lying = sharp({ create }).withExif({ IFD0: { Copyright: "SECRET-OWNER" } });
    const bytes = await lying.withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const reply = await imageCalls(shop).upload(sender, {
      bytes,
      fields: { upload_preset: "own", folder: `avatars/${sender.id}`, kind: "photo" },
    });
    const { rawPayload } = await download(reply.json());
    const { exif, orientation, ...served } = await sharp(rawPayload).metadata();
    expect(served).toMatchObject({ format: "webp", width: servedWidth, height: servedHeight });
    expect([exif, orientation, rawPayload.includes("SECRET")]).toEqual([undefined, undefined, false]);
  });

  it("is rotated according to its EXIF orientation", async () => {
    const blue = await sharp({ create: { width: 100, height: 200, channels: 3, background: "blue" } })
      .png()
      .toBuffer();
    const leftRedRightBlue = await sharp({ create: { width: 200, height: 200, channels: 3, background: "red" } })
      .composite([{ input: blue, left: 100, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { rawPayload } = await download(await upload(leftRedRightBlue));
    expect(await colorAt(rawPayload, 100, 50)).toBe("red");
    expect(await colorAt(rawPayload, 400, 50)).toBe("red");
    expect(await colorAt(rawPayload, 100, 460)).toBe("blue");
    expect(await colorAt(rawPayload, 400, 460)).toBe("blue");
  });

  it("may be a single pixel or extremely wide", async () => {
    for (const [width, height] of [
      [1, 1],
      [3000, 2],
    ]) {
      const { rawPayload } = await download(await upload(await anImage(width, height).png().toBuffer()));
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 512, height: 512 });
    }
  });

  it("gets a random name, and the folders cannot be listed or left", async () => {
    const [one, other] = [await uploadAvatar(), await uploadAvatar()];
    expect(one.public_id).not.toBe(other.public_id);
    expect((await shop.app.inject({ url: `/media/avatars/${sender.id}/` })).statusCode).toBe(404);
    expect((await shop.app.inject({ url: "/media/..%2f..%2fetc%2fpasswd" })).statusCode).toBe(404);
  });
});

describe("an avatar", () => {
  it("is shown in the profile, and its file is deleted with it", async () => {
    const before = uploadsFolder.files().length;
    const image = await uploadAvatar();
    expect(await setAvatar(image)).toMatchObject({
      avatar_url: { url: image.secure_url },
      avatar_public_id: image.public_id,
    });
    await deleteAvatar(image);
    expect(await apiFor(shop, sender).getProfile()).toMatchObject({ avatar_url: null });
    expect(await downloadStatus(image)).toBe(404);
    expect(uploadsFolder.files()).toHaveLength(before);
  });

  it("replaces the previous avatar and its file", async () => {
    const old = await uploadAvatar();
    await setAvatar(old);
    const next = await uploadAvatar();
    await setAvatar(next);
    expect(await downloadStatus(old)).toBe(404);
    expect(await downloadStatus(next)).toBe(200);
    await setAvatar(next);
    expect(await downloadStatus(next)).toBe(200);
  });

  it("is deleted with its file when the profile is saved with another one or with none", async () => {
    const [old, next] = [await uploadAvatar(), await uploadAvatar()];
    await setAvatar(old);
    const person = { full_name: "Linh", gender: "Female" as const, date_of_birth: "1990-02-28" };
    const contact = { phone: "+842855500142", address: "1 Le Loi", city: "Hue", country: "Vietnam" };
    const saveProfile = (avatar_public_id: string | null) =>
      apiFor(shop, sender).updateProfile({ body: { ...person, ...contact, avatar_public_id } });
    await saveProfile(next.public_id);
    expect(await downloadStatus(old)).toBe(404);
    expect(await downloadStatus(next)).toBe(200);
    await saveProfile(null);
    expect(await downloadStatus(next)).toBe(404);
  });

  it("cannot be deleted or used by another customer", async () => {
    const image = await uploadAvatar();
    const thief = await aCustomer(shop.database);
    const traversal = { public_id: `avatars/${thief.id}/../${sender.id}/${image.public_id.split("/")[2]}` };
    expect(await errorOf(deleteAvatar(image, thief))).toMatchObject({ status: 403 });
    expect(await errorOf(setAvatar(image, thief))).toMatchObject({ status: 403 });
    expect(await errorOf(deleteAvatar(traversal, thief))).toMatchObject({ status: 422 });
    expect(await errorOf(setAvatar({ ...image, ...traversal }, thief))).toMatchObject({ status: 422 });
    expect(await downloadStatus(image)).toBe(200);
  });

  it.each([
    String.raw`..\..\outside`,
    String.raw`x\..\..\outside`,
    "%2e%2e%2foutside",
    "..",
    "a picture of mine",
    `${"x".repeat(43)}.webp`,
    `${"x".repeat(43)}\n`,
  ])("cannot have the id avatars/7/%s, which no store creates", async (name) => {
    const image = { secure_url: "", public_id: `avatars/${sender.id}/${name}` };
    const message = "This is not the id of an uploaded picture. Please upload it again.";
    expect(await errorOf(setAvatar(image))).toMatchObject({ status: 422, errors: { avatar_public_id: [message] } });
    expect(await errorOf(deleteAvatar(image))).toMatchObject({ status: 422, errors: { public_id: [message] } });
    expect(await apiFor(shop, sender).getProfile()).toMatchObject({ avatar_url: null, avatar_public_id: null });
  });

  it("is deleted with the account", async () => {
    const customer = await registerCustomer(shop);
    const image = await uploadAvatar(customer);
    await setAvatar(image, customer);
    const { api, email, password } = customer;
    await api.deleteAccount({ body: { email, password } });
    expect(await downloadStatus(image)).toBe(404);
  });
});

describe("the local image store", () => {
  it("does not delete files outside its folder", async () => {
    const outside = path.join(uploadsFolder.folder, "outside.webp");
    writeFileSync(outside, "precious");
    const store = localImageStore({ dataFolder: uploadsFolder.folder, origin: "https://shop.example" });
    for (const name of ["../outside", "avatars/../../outside", `avatars/${sender.id}/../../../outside`])
      await store.remove(name);
    expect(existsSync(outside)).toBe(true);
    rmSync(outside);
  });
});

describe("an orphaned avatar", () => {
  const store = localImageStore({ dataFolder: uploadsFolder.folder, origin: "https://shop.example" });
  const fileOf = ({ public_id }: UploadedImage) =>
    uploadsFolder.files().find((file) => file.includes(public_id)) as string;
  const backdate = (file: string) => utimesSync(file, new Date(), new Date(Date.now() - 25 * 60 * 60_000));
  const deleteOrphans = () => deleteOrphanedAvatars(shop.database.db, store, new Date());

  it("is deleted after a day, and so is an unfinished upload; used and recent ones stay", async () => {
    const [used, orphan, recent] = [await uploadAvatar(), await uploadAvatar(), await uploadAvatar()];
    await setAvatar(used);
    const unfinished = `${fileOf(orphan)}.unfinished`;
    writeFileSync(unfinished, "");
    for (const file of [fileOf(used), fileOf(orphan), unfinished]) backdate(file);
    await deleteOrphans();
    expect(await downloadStatus(used)).toBe(200);
    expect(await downloadStatus(recent)).toBe(200);
    expect(await downloadStatus(orphan)).toBe(404);
    expect(uploadsFolder.files()).not.toContain(unfinished);
  });

  it("is deleted even when there are more than one batch of them", async () => {
    const folder = fileOf(await uploadAvatar()).replace(/[^/]+$/, "");
    const files = Array.from({ length: 250 }, (_, index) => `${folder}${String(index).padStart(43, "x")}.webp`);
    for (const file of files) {
      writeFileSync(file, "");
      backdate(file);
    }
    await deleteOrphans();
    expect(uploadsFolder.files().filter((file) => files.includes(file))).toEqual([]);
  });
});
