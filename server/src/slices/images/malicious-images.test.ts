import { maxImageBytes } from "@pawhaven/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { countOutcomes } from "../../../test/support/concurrency.ts";
import { aCustomer } from "../../../test/support/factories.ts";
import {
  hostileFiles,
  memoryHungryPng,
  scriptMarker,
  slowJpeg,
  polyglotImages,
} from "../../../test/support/hostile-files.ts";
import { anImage, uploadFormOf, imageCalls, imageFolder, type Uploader } from "../../../test/support/images.ts";
import { testShop } from "../../../test/support/test-shop.ts";
import type { DecoderLimits } from "../../platform/images/decoder-process.ts";
import type { ImageStore } from "../../platform/images/image-store.ts";
import { localImageStore } from "../../platform/images/local-image-store.ts";

const uploadsFolder = imageFolder();
const shop = testShop({ settings: { RATE_LIMIT_SCALE: "1000", DATA_DIR: uploadsFolder.folder } });
const { send, sendForm, upload } = imageCalls(shop);
const validImage = await anImage().png().toBuffer();
const [invalidImages, polyglots] = [await hostileFiles(), await polyglotImages()];

let sender: Uploader;
let before: string[];

beforeAll(async () => {
  sender = await aCustomer(shop.database);
});

beforeEach(() => {
  before = uploadsFolder.files();
});

/** The status and code of an error response, after checking its format and that no file was stored. */
function errorCodeOf({ statusCode, headers, json }: Awaited<ReturnType<typeof upload>>): string {
  expect(statusCode).toBeGreaterThanOrEqual(400);
  const { message, error, code } = json<Record<string, string>>();
  expect(headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(message).toMatch(/^[A-Z]/);
  expect(error).toBe(message);
  expect(uploadsFolder.files()).toEqual(before);
  return `${statusCode} ${code}`;
}

const unsupportedType = "415 unsupported_media_type";
const clientError = /^(400 malformed|422 invalid)$/;
const storedFilePattern = /\/pictures\/avatars\/\d+\/[\w-]{43}\.webp$/;

describe("the upload rejects as an unsupported image", () => {
  it.each(invalidImages)("$title", async (file) => {
    const response = await upload(sender, file);
    expect(errorCodeOf(response)).toBe(unsupportedType);
    expect(response.json()).toMatchObject({ errors: { file: [expect.any(String)] } });
  });
});

describe("a file that is not an image", () => {
  it("is rejected by its first bytes, so that it reaches no decoder", async () => {
    for (const { bytes } of invalidImages.filter(({ title }) => title.startsWith("an SVG")))
      expect((await upload(sender, { bytes })).json()).toMatchObject({
        message: "Please choose a PNG, JPEG or WebP image.",
      });
  });
});

describe("the decoder", () => {
  const unreadable = "This image can't be read. Please choose another one.";
  const stores: ImageStore[] = [];
  afterAll(() => stores.forEach((store) => store.close?.()));

  function storeWith(decoderLimits: Partial<DecoderLimits>) {
    const store = localImageStore({ dataFolder: uploadsFolder.folder, origin: "", decoderLimits });
    stores.push(store);
    return (user: number, bytes: Buffer) => store.save?.(`avatars/${user}`, bytes, "avatar");
  }

  it("gives up on an image that takes too long, and serves the others meanwhile and afterwards", async () => {
    const save = storeWith({ timeoutMs: 3_000 });
    let outcome = "pending";
    const hostile = save(1, slowJpeg(6_000))?.catch((error: Error) => (outcome = error.message));
    await save(2, validImage);
    expect(outcome).toBe("pending");
    await hostile;
    expect(outcome).toBe(unreadable);
    await Promise.all([save(1, validImage), save(2, validImage)]);
  });

  it("gives up on an image that needs too much memory, and decodes the next one", async () => {
    const save = storeWith({ timeoutMs: 60_000, maxMemoryBytes: 180 * 1024 * 1024 });
    await expect(save(1, memoryHungryPng(5_000))).rejects.toThrow(unreadable);
    await save(1, validImage);
  });

  it("decodes one image of a sender at a time", async () => {
    const save = storeWith({});
    const uploads = await Promise.allSettled([save(1, validImage), save(1, validImage), save(2, validImage)]);
    expect(countOutcomes(uploads)).toEqual({ ok: 2, rate_limited: 1 });
  });
});

describe("the upload removes the payload hidden in", () => {
  it.each(polyglots)("$title", async (file) => {
    const response = await upload(sender, file);
    const isAccepted = response.statusCode === 201;
    expect(isAccepted || errorCodeOf(response) === unsupportedType).toBe(true);
    expect(uploadsFolder.files()).toHaveLength(before.length + (isAccepted ? 1 : 0));
    expect(uploadsFolder.files().every((name) => storedFilePattern.test(name))).toBe(true);
    expect(uploadsFolder.contents().some((bytes) => bytes.includes(scriptMarker))).toBe(false);
  });
});

describe("the upload", () => {
  it.each(["../../../evil.png", "..\\..\\evil.png", "/etc/evil.png", "evil.png\0.html", "a\r\nX-Evil: 1.png", "."])(
    "ignores the file name %j",
    async (name) => {
      expect((await upload(sender, { bytes: validImage, name })).statusCode).toBe(201);
      expect(uploadsFolder.files().every((file) => storedFilePattern.test(file))).toBe(true);
    },
  );

  it.each([
    ["another customer's folder", (id: number) => `avatars/${id + 1}`],
    ["the own folder with a trailing slash", (id: number) => `avatars/${id}/`],
    ["the parent of the own folder", (id: number) => `avatars/${id}/..`],
    ["a folder far outside", (id: number) => `avatars/${id}/../../..`],
    ["the own folder by way of another one", (id: number) => `avatars/${id + 1}/../${id}`],
    ["the own folder as an absolute path", (id: number) => `/avatars/${id}`],
    ["the own folder in capitals", (id: number) => `AVATARS/${id}`],
    ["the parent folder", () => ".."],
    ["a system folder", () => "/etc"],
    ["an empty folder", () => ""],
  ])("forbids %s", async (_, folder) => {
    const fields = { folder: folder(sender.id) };
    expect(errorCodeOf(await upload(sender, { bytes: validImage, fields }))).toBe("403 forbidden");
  });

  it("rejects a folder with a NUL character", async () => {
    const fields = { folder: `avatars/${sender.id}\0` };
    expect(errorCodeOf(await upload(sender, { bytes: validImage, fields }))).toBe("422 invalid");
  });
});

describe("the upload form", () => {
  it("is limited to files of 5 MB", async () => {
    const oversized = Buffer.concat([validImage, Buffer.alloc(maxImageBytes + 1 - validImage.length)]);
    expect(errorCodeOf(await upload(sender, { bytes: oversized }))).toBe("413 too_large");
    expect(errorCodeOf(await upload(sender, { bytes: Buffer.alloc(maxImageBytes) }))).toBe(unsupportedType);
  });

  it("is rejected with two files, none, an empty one, an unnamed one, or one in the wrong field", async () => {
    const two = uploadFormOf(sender, { bytes: validImage });
    two.append("file", new File([new Uint8Array(validImage)], "dog.png"));
    expect(errorCodeOf(await sendForm(sender, two))).toBe("422 invalid");
    const none = uploadFormOf(sender, { bytes: validImage });
    none.delete("file");
    expect(errorCodeOf(await sendForm(sender, none))).toBe("422 invalid");
    none.set("file", "only text");
    expect(errorCodeOf(await sendForm(sender, none))).toBe("422 invalid");
    expect(errorCodeOf(await upload(sender, { bytes: Buffer.alloc(0) }))).toBe("422 invalid");
    expect(errorCodeOf(await upload(sender, { bytes: validImage, name: "" }))).toBe("422 invalid");
    expect(errorCodeOf(await upload(sender, { bytes: validImage, field: "picture" }))).toBe("422 invalid");
  });

  it.each([
    ["an unknown field", { role: "admin" }],
    ["a folder name that is too long", { folder: "x".repeat(101) }],
    ["a field that is too long", { folder: "x".repeat(5000) }],
    ["too many fields", Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`field${index}`, "x"]))],
    ["a field named constructor", { constructor: "x" }],
    ["a field named __proto__", JSON.parse('{"__proto__":"x"}') as Record<string, string>],
  ])("is rejected with %s", async (_, fields) => {
    expect(errorCodeOf(await upload(sender, { bytes: validImage, fields }))).toMatch(clientError);
  });

  it("is rejected without a token or with an invalid one", async () => {
    const form = uploadFormOf(sender, { bytes: validImage });
    expect(errorCodeOf(await sendForm({}, form))).toBe("401 unauthenticated");
    expect(errorCodeOf(await sendForm({ token: "invented" }, form))).toBe("401 unauthenticated");
  });

  it.each(["application/json", "image/png", "application/x-www-form-urlencoded", "text/plain", "multipart/mixed"])(
    "is rejected with the content type %s",
    async (type) => {
      expect(errorCodeOf(await send(sender, type, Buffer.from("{}")))).toBe(unsupportedType);
    },
  );

  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="cat.png"\r\n';
  const form = "multipart/form-data; boundary=b";
  it.each([
    ["no boundary", "multipart/form-data", "x"],
    ["an empty boundary", "multipart/form-data; boundary=", "x"],
    ["a boundary that does not match", "multipart/form-data; boundary=other", `${head}\r\nx\r\n--b--\r\n`],
    ["a boundary that is too long", `multipart/form-data; boundary=${"b".repeat(5000)}`, "x"],
    ["no closing boundary", form, `${head}\r\nx`],
    ["no body", form, ""],
    ["a truncated part header", form, head.slice(0, 30)],
    ["a malformed part header", form, "--b\r\nnonsense\r\n\r\nx\r\n--b--\r\n"],
    ["a part header that is too long", form, `${head}x: ${"y".repeat(100_000)}\r\n\r\nx\r\n--b--`],
    ["only NUL bytes", form, "\0".repeat(500)],
  ])("is rejected as a client error with %s", async (_, type, payload) => {
    expect(errorCodeOf(await send(sender, type, Buffer.from(payload, "latin1")))).toMatch(clientError);
  });
});
