import { afterAll, describe, expect, it } from "vitest";
import { aCustomer } from "../support/factories.ts";
import { anImage, filesIn, imageCalls } from "../support/images.ts";
import { callsAs, testShop } from "../support/test-shop.ts";
import { SmallDisk } from "./small-disk.ts";

const runs = Number(process.env["FAULT_RUNS"] ?? 1);
const disk = new SmallDisk(16);
afterAll(() => disk.remove());

const shop = testShop({ settings: { DATA_DIR: disk.folder, RATE_LIMIT_SCALE: "1000" } });
const { upload } = imageCalls(shop);
const as = callsAs(shop);

interface Uploaded {
  secure_url: string;
  public_id: string;
}

describe.skipIf(!disk.isMounted)(
  "a disk without room for pictures (needs the right to mount one)",
  { timeout: 60_000 * runs },
  () => {
    const files = () => filesIn(disk.folder).filter((file) => !file.endsWith("ballast"));

    it.each([0, 8192])(
      "with %d bytes left refuses them in plain words, leaves no half ones, and takes them again once there is room",
      async (leavingBytes) => {
        for (let run = 0; run < runs; run++) {
          const me = await aCustomer(shop.database);
          const bytes = await anImage(200, 200).png().toBuffer();
          const wear = ({ secure_url: avatar_url, public_id: avatar_public_id }: Uploaded) =>
            as(me, "PUT", "/api/user/avatar", { avatar_url, avatar_public_id });
          const face = (await upload(me, { bytes })).json<Uploaded>();
          expect((await wear(face)).statusCode).toBe(200);
          const before = files();

          disk.fill(leavingBytes);
          const refused = await upload(me, { bytes });
          expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "60"]);
          const message =
            "We can't save images right now. Please try again later. Your current picture stays in place.";
          expect(refused.json()).toEqual({ message, error: message, code: "unavailable" });
          expect(files()).toEqual(before);
          expect((await as(me, "GET", "/api/user/profile")).json()).toMatchObject({ avatar_public_id: face.public_id });
          expect((await shop.app.inject({ url: new URL(face.secure_url).pathname })).statusCode).toBe(200);

          disk.freeSpace();
          const next = (await upload(me, { bytes })).json<Uploaded>();
          expect((await wear(next)).statusCode).toBe(200);
          expect(files()).toHaveLength(before.length);
        }
      },
    );
  },
);
