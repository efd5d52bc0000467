import type { UploadedImage } from "@pawhaven/contract";
import { afterAll, describe, expect, it } from "vitest";
import { apiFor } from "../support/api-client.ts";
import { aCustomer } from "../support/factories.ts";
import { anImage, filesIn, imageCalls } from "../support/images.ts";
import { testShop } from "../support/test-shop.ts";
import { SmallDisk } from "./small-disk.ts";

const runs = Number(process.env["FAULT_RUNS"] ?? 1);
const disk = new SmallDisk(16);
afterAll(() => disk.remove());

const shop = testShop({ settings: { DATA_DIR: disk.folder, RATE_LIMIT_SCALE: "1000" } });
const { upload } = imageCalls(shop);

async function uploadAvatar(customer: { id: number; token: string }, bytes: Buffer): Promise<UploadedImage> {
  const image = (await upload(customer, { bytes })).json<UploadedImage>();
  const body = { avatar_url: image.secure_url, avatar_public_id: image.public_id };
  await apiFor(shop, customer).setAvatar({ body });
  return image;
}

describe.skipIf(!disk.isMounted)(
  "image uploads on a full disk (mounting one takes root)",
  { timeout: 60_000 * runs },
  () => {
    const imageFiles = () => filesIn(disk.folder).filter((file) => file !== disk.fillerFile);

    it.each([0, 8192])(
      "with %d bytes left are rejected without leaving partial files, and succeed once there is space again",
      async (leavingBytes) => {
        for (let run = 0; run < runs; run++) {
          const customer = await aCustomer(shop.database);
          const bytes = await anImage(200, 200).png().toBuffer();
          const avatar = await uploadAvatar(customer, bytes);
          const before = imageFiles();

          disk.fill(leavingBytes);
          const rejected = await upload(customer, { bytes });
          expect([rejected.statusCode, rejected.headers["retry-after"]]).toEqual([503, "60"]);
          const message =
            "We can't save images right now. Please try again later. Your current picture stays in place.";
          expect(rejected.json()).toMatchObject({ message, error: message, code: "unavailable" });
          expect(imageFiles()).toEqual(before);
          const profile = await apiFor(shop, customer).getProfile();
          expect(profile).toMatchObject({ avatar_public_id: avatar.public_id });
          expect((await shop.app.inject({ url: new URL(avatar.secure_url).pathname })).statusCode).toBe(200);

          disk.freeSpace();
          await uploadAvatar(customer, bytes);
          expect(imageFiles()).toHaveLength(before.length);
        }
      },
    );
  },
);
