import { existsSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { aCustomer } from "../../../test/support/factories.ts";
import { accountCalls, newCustomerDetails } from "../../../test/support/customers.ts";
import { anImage, imageCalls, imageFolder, type Uploader } from "../../../test/support/images.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import { localImageStore } from "../../platform/images/local-image-store.ts";
import { deleteOrphanedAvatars } from "../accounts/delete-orphaned-avatars.ts";

const uploadsFolder = imageFolder();
const shop = testShop({
  settings: { RATE_LIMIT_SCALE: "1000", DATA_DIR: uploadsFolder.folder, PUBLIC_URL: "https://shop.example" },
});
const { upload } = imageCalls(shop);
const { as, register, login } = accountCalls(shop);

interface Uploaded {
  secure_url: string;
  public_id: string;
}

let sender: Uploader;

beforeEach(async () => {
  sender = await aCustomer(shop.database);
});

const served = ({ secure_url: url }: Uploaded) => shop.app.inject({ url: new URL(url).pathname });

async function uploaded(bytes: Buffer, by = sender): Promise<Uploaded> {
  const response = await upload(by, { bytes });
  expect(response.statusCode).toBe(201);
  return response.json<Uploaded>();
}

const uploadedAvatar = async () => uploaded(await anImage().png().toBuffer());
const setAvatar = ({ secure_url, public_id }: Uploaded, { token } = sender) =>
  as(token, "PUT", "/api/user/avatar", { avatar_url: secure_url, avatar_public_id: public_id });

async function colourAt(picture: Buffer, left: number, top: number): Promise<"red" | "blue" | "other"> {
  const pixel = await sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  const [red = 0, , blue = 0] = pixel;
  if (red > 200 && blue < 60) return "red";
  return blue > 200 && red < 60 ? "blue" : "other";
}

describe("a picture", () => {
  it.each(["png", "jpeg", "webp"] as const)(
    "sent as %s comes back as a square WebP that may be kept",
    async (format) => {
      const picture = await uploaded(await anImage().toFormat(format).toBuffer());
      expect(picture.public_id).toMatch(new RegExp(`^avatars/${sender.id}/[\\w-]{43}$`));
      expect(picture.secure_url).toBe(`https://shop.example/media/${picture.public_id}.webp`);
      const response = await served(picture);
      expect(response.statusCode).toBe(200);
      expect(response.headers).toMatchObject({
        "content-type": "image/webp",
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
      });
      expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: "webp", width: 512, height: 512 });
    },
  );

  it.each(["png", "jpeg", "webp"] as const)(
    "sent as %s tells nothing of where and by whom it was taken",
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
      const { rawPayload } = await served(await uploaded(bytes));
      const { exif, xmp, icc, iptc } = await sharp(rawPayload).metadata();
      expect({ exif, xmp, icc, iptc }).toEqual({ exif: undefined, xmp: undefined, icc: undefined, iptc: undefined });
      expect(rawPayload.includes("SECRET")).toBe(false);
    },
  );

  it("taken with the camera on its side stands upright", async () => {
    const blue = await sharp({ create: { width: 100, height: 200, channels: 3, background: "blue" } })
      .png()
      .toBuffer();
    const leftRedRightBlue = await sharp({ create: { width: 200, height: 200, channels: 3, background: "red" } })
      .composite([{ input: blue, left: 100, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { rawPayload } = await served(await uploaded(leftRedRightBlue));
    expect(await colourAt(rawPayload, 100, 50)).toBe("red");
    expect(await colourAt(rawPayload, 400, 50)).toBe("red");
    expect(await colourAt(rawPayload, 100, 460)).toBe("blue");
    expect(await colourAt(rawPayload, 400, 460)).toBe("blue");
  });

  it("of a single pixel, and one much wider than high, are pictures too", async () => {
    for (const [width, height] of [
      [1, 1],
      [3000, 2],
    ]) {
      const { rawPayload } = await served(await uploaded(await anImage(width, height).png().toBuffer()));
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 512, height: 512 });
    }
  });

  it("gets a name nobody can guess, a new one each time", async () => {
    const [one, other] = [await uploadedAvatar(), await uploadedAvatar()];
    expect(one.public_id).not.toBe(other.public_id);
    expect((await shop.app.inject({ url: `/media/avatars/${sender.id}/` })).statusCode).toBe(404);
    expect((await shop.app.inject({ url: "/media/..%2f..%2fetc%2fpasswd" })).statusCode).toBe(404);
  });
});

describe("my picture", () => {
  it("becomes my face, and is gone with its file when I delete it", async () => {
    const before = uploadsFolder.files().length;
    const picture = await uploadedAvatar();
    expect((await setAvatar(picture)).json()).toMatchObject({
      avatar_url: { url: picture.secure_url },
      avatar_public_id: picture.public_id,
    });
    const removal = { public_id: picture.public_id };
    expect((await as(sender.token, "POST", "/api/user/avatar/delete", removal)).statusCode).toBe(200);
    expect((await as(sender.token, "GET", "/api/user/profile")).json()).toMatchObject({ avatar_url: null });
    expect((await served(picture)).statusCode).toBe(404);
    expect(uploadsFolder.files()).toHaveLength(before);
  });

  it("takes the place of the one before, whose file goes", async () => {
    const old = await uploadedAvatar();
    await setAvatar(old);
    const next = await uploadedAvatar();
    await setAvatar(next);
    expect((await served(old)).statusCode).toBe(404);
    expect((await served(next)).statusCode).toBe(200);
    expect((await setAvatar(next)).statusCode).toBe(200);
    expect((await served(next)).statusCode).toBe(200);
  });

  it("goes with its file when the profile is saved without it, or with another", async () => {
    const [old, next] = [await uploadedAvatar(), await uploadedAvatar()];
    await setAvatar(old);
    const filled = { full_name: "Linh", gender: "Female", date_of_birth: "1990-02-28" };
    const contact = { phone: "+84 28 5550 0142", address: "1 Le Loi", city: "Hue", country: "Vietnam" };
    const save = (avatar_public_id: string | null) =>
      as(sender.token, "PUT", "/api/user/profile", { ...filled, ...contact, avatar_public_id });
    expect((await save(next.public_id)).statusCode).toBe(200);
    expect((await served(old)).statusCode).toBe(404);
    expect((await served(next)).statusCode).toBe(200);
    expect((await save(null)).statusCode).toBe(200);
    expect((await served(next)).statusCode).toBe(404);
  });

  it("cannot be deleted or worn by somebody else", async () => {
    const picture = await uploadedAvatar();
    const thief = await aCustomer(shop.database);
    const removal = { public_id: picture.public_id };
    expect((await as(thief.token, "POST", "/api/user/avatar/delete", removal)).statusCode).toBe(403);
    expect((await setAvatar(picture, thief)).statusCode).toBe(403);
    const detour = { public_id: `avatars/${thief.id}/../${sender.id}/${picture.public_id.split("/")[2]}` };
    expect((await as(thief.token, "POST", "/api/user/avatar/delete", detour)).statusCode).toBe(403);
    expect((await setAvatar({ ...picture, ...detour }, thief)).statusCode).toBe(403);
    expect((await served(picture)).statusCode).toBe(200);
  });

  it("goes with my account", async () => {
    const person = newCustomerDetails();
    await register(person);
    const { access_token: token, user } = (await login(person)).json<{ access_token: string; user: { id: number } }>();
    const me = { id: user.id, token };
    const picture = await uploaded(await anImage().png().toBuffer(), me);
    await setAvatar(picture, me);
    const { email, password } = person;
    expect((await as(token, "POST", "/api/user/delete", { email, password })).statusCode).toBe(200);
    expect((await served(picture)).statusCode).toBe(404);
  });

  it("is all that can be deleted: what is no name of the store's own is left alone", async () => {
    const outside = path.join(uploadsFolder.folder, "outside.webp");
    writeFileSync(outside, "precious");
    const store = localImageStore({ dataFolder: uploadsFolder.folder, origin: "https://shop.example" });
    for (const name of ["../outside", "avatars/../../outside", `avatars/${sender.id}/../../../outside`])
      await store.remove(name);
    expect(existsSync(outside)).toBe(true);
    rmSync(outside);
  });
});

describe("a picture nobody wears", () => {
  const store = localImageStore({ dataFolder: uploadsFolder.folder, origin: "https://shop.example" });
  const fileOf = ({ public_id }: Uploaded) => uploadsFolder.files().find((file) => file.includes(public_id)) as string;
  const growOld = (file: string) => utimesSync(file, new Date(), new Date(Date.now() - 25 * 60 * 60_000));
  const tidy = () => deleteOrphanedAvatars(shop.database.db, store, new Date());

  it("is removed after a day, and so is what was never finished; the others stay", async () => {
    const [worn, old, young] = [await uploadedAvatar(), await uploadedAvatar(), await uploadedAvatar()];
    await setAvatar(worn);
    const unfinished = `${fileOf(old)}.unfinished`;
    writeFileSync(unfinished, "");
    for (const file of [fileOf(worn), fileOf(old), unfinished]) growOld(file);
    await tidy();
    expect((await served(worn)).statusCode).toBe(200);
    expect((await served(young)).statusCode).toBe(200);
    expect((await served(old)).statusCode).toBe(404);
    expect(uploadsFolder.files()).not.toContain(unfinished);
  });

  it("of more customers than fit in one handful goes all the same", async () => {
    const { public_id } = await uploadedAvatar();
    const folder = fileOf({ public_id, secure_url: "" }).replace(/[^/]+$/, "");
    const files = Array.from({ length: 250 }, (_, index) => `${folder}${String(index).padStart(43, "x")}.webp`);
    for (const file of files) {
      writeFileSync(file, "");
      growOld(file);
    }
    await tidy();
    expect(uploadsFolder.files().filter((file) => files.includes(file))).toEqual([]);
  });
});
