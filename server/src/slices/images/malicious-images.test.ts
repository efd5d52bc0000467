import { maxImageBytes } from "@pawhaven/contract";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { aCustomer } from "../../../test/support/factories.ts";
import { hostileFiles, scriptMarker, polyglotImages } from "../../../test/support/hostile-files.ts";
import { anImage, uploadFormOf, imageCalls, imageFolder, type Uploader } from "../../../test/support/images.ts";
import { testShop } from "../../../test/support/test-shop.ts";

const uploadsFolder = imageFolder();
const shop = testShop({ settings: { RATE_LIMIT_SCALE: "1000", DATA_DIR: uploadsFolder.folder } });
const { send, sendForm, upload } = imageCalls(shop);
const picture = await anImage().png().toBuffer();
const [noPictures, carriers] = [await hostileFiles(), await polyglotImages()];

let sender: Uploader;
let before: string[];

beforeAll(async () => {
  sender = await aCustomer(shop.database);
});

beforeEach(() => {
  before = uploadsFolder.files();
});

/** The answer in short, if it is a refusal in the one error form; and that nothing is left, not even a beginning. */
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
const ownName = /\/pictures\/avatars\/\d+\/[\w-]{43}\.webp$/;

describe("refused as no picture, and nothing of it kept, is", () => {
  it.each(noPictures)("$title", async (file) => {
    const response = await upload(sender, file);
    expect(errorCodeOf(response)).toBe(unsupportedType);
    expect(response.json()).toMatchObject({ errors: { file: [expect.any(String)] } });
  });
});

describe("nothing survives of what hides in", () => {
  it.each(carriers)("$title", async (file) => {
    const response = await upload(sender, file);
    const isTaken = response.statusCode === 201;
    expect(isTaken || errorCodeOf(response) === unsupportedType).toBe(true);
    expect(uploadsFolder.files()).toHaveLength(before.length + (isTaken ? 1 : 0));
    expect(uploadsFolder.files().every((name) => ownName.test(name))).toBe(true);
    expect(uploadsFolder.contents().some((bytes) => bytes.includes(scriptMarker))).toBe(false);
  });
});

describe("a name that leads elsewhere", () => {
  it.each(["../../../evil.png", "..\\..\\evil.png", "/etc/evil.png", "evil.png\0.html", "a\r\nX-Evil: 1.png", "."])(
    "does not matter as the file's: %j",
    async (name) => {
      expect((await upload(sender, { bytes: picture, name })).statusCode).toBe(201);
      expect(uploadsFolder.files().every((file) => ownName.test(file))).toBe(true);
    },
  );

  it.each([
    ["somebody else's", (id: number) => `avatars/${id + 1}`],
    ["mine with a slash", (id: number) => `avatars/${id}/`],
    ["the one around mine", (id: number) => `avatars/${id}/..`],
    ["one far outside", (id: number) => `avatars/${id}/../../..`],
    ["mine by a detour", (id: number) => `avatars/${id + 1}/../${id}`],
    ["mine from the root", (id: number) => `/avatars/${id}`],
    ["mine in capitals", (id: number) => `AVATARS/${id}`],
    ["the parent", () => ".."],
    ["the system's", () => "/etc"],
    ["none", () => ""],
  ])("is forbidden as the folder: %s", async (_, folder) => {
    const fields = { folder: folder(sender.id) };
    expect(errorCodeOf(await upload(sender, { bytes: picture, fields }))).toBe("403 forbidden");
  });

  it("is no name at all with a NUL in it", async () => {
    const fields = { folder: `avatars/${sender.id}\0` };
    expect(errorCodeOf(await upload(sender, { bytes: picture, fields }))).toBe("422 invalid");
  });
});

describe("a form", () => {
  it("with more than 5 MB is too large, and one with exactly that much is read", async () => {
    const tooMuch = Buffer.concat([picture, Buffer.alloc(maxImageBytes + 1 - picture.length)]);
    expect(errorCodeOf(await upload(sender, { bytes: tooMuch }))).toBe("413 too_large");
    expect(errorCodeOf(await upload(sender, { bytes: Buffer.alloc(maxImageBytes) }))).toBe(unsupportedType);
  });

  it("with two files, none, an empty one, a nameless one, or one in the wrong field is refused", async () => {
    const two = uploadFormOf(sender, { bytes: picture });
    two.append("file", new File([new Uint8Array(picture)], "dog.png"));
    expect(errorCodeOf(await sendForm(sender, two))).toBe("422 invalid");
    const none = uploadFormOf(sender, { bytes: picture });
    none.delete("file");
    expect(errorCodeOf(await sendForm(sender, none))).toBe("422 invalid");
    none.set("file", "only words");
    expect(errorCodeOf(await sendForm(sender, none))).toBe("422 invalid");
    expect(errorCodeOf(await upload(sender, { bytes: Buffer.alloc(0) }))).toBe("422 invalid");
    expect(errorCodeOf(await upload(sender, { bytes: picture, name: "" }))).toBe("422 invalid");
    expect(errorCodeOf(await upload(sender, { bytes: picture, field: "picture" }))).toBe("422 invalid");
  });

  it.each([
    ["a field of its own", { role: "admin" }],
    ["an endless folder", { folder: "x".repeat(101) }],
    ["a folder longer than any field", { folder: "x".repeat(5000) }],
    ["too many fields", Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`field${index}`, "x"]))],
    ["a field named like a prototype's", { constructor: "x" }],
    ["a field named like the prototype", JSON.parse('{"__proto__":"x"}') as Record<string, string>],
  ])("with %s is refused", async (_, fields) => {
    expect(errorCodeOf(await upload(sender, { bytes: picture, fields }))).toMatch(clientError);
  });

  it("without a token, or with a wrong one, is not read", async () => {
    const form = uploadFormOf(sender, { bytes: picture });
    expect(errorCodeOf(await sendForm({}, form))).toBe("401 unauthenticated");
    expect(errorCodeOf(await sendForm({ token: "invented" }, form))).toBe("401 unauthenticated");
  });

  it.each(["application/json", "image/png", "application/x-www-form-urlencoded", "text/plain", "multipart/mixed"])(
    "sent as %s is none",
    async (type) => {
      expect(errorCodeOf(await send(sender, type, Buffer.from("{}")))).toBe(unsupportedType);
    },
  );

  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="cat.png"\r\n';
  const form = "multipart/form-data; boundary=b";
  it.each([
    ["no boundary named", "multipart/form-data", "x"],
    ["an empty boundary", "multipart/form-data; boundary=", "x"],
    ["another boundary than the one named", "multipart/form-data; boundary=other", `${head}\r\nx\r\n--b--\r\n`],
    ["an endless boundary", `multipart/form-data; boundary=${"b".repeat(5000)}`, "x"],
    ["no end", form, `${head}\r\nx`],
    ["no content", form, ""],
    ["an end in the middle of a header", form, head.slice(0, 30)],
    ["a header that is none", form, "--b\r\nnonsense\r\n\r\nx\r\n--b--\r\n"],
    ["a header without end", form, `${head}x: ${"y".repeat(100_000)}\r\n\r\nx\r\n--b--`],
    ["zeros only", form, "\0".repeat(500)],
  ])("with %s is refused as a mistake of the sender", async (_, type, payload) => {
    expect(errorCodeOf(await send(sender, type, Buffer.from(payload, "latin1")))).toMatch(clientError);
  });
});
