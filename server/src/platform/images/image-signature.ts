const startsWith = (bytes: Buffer, signature: Buffer, offset = 0) =>
  bytes.subarray(offset, offset + signature.length).equals(signature);

const png = Buffer.from("89504e470d0a1a0a", "hex");
const jpeg = Buffer.from("ffd8ff", "hex");
const riff = Buffer.from("RIFF");
const webp = Buffer.from("WEBP");

/** Whether the file begins like a PNG, JPEG or WebP image, whatever type it claims to have. */
export const hasImageSignature = (bytes: Buffer): boolean =>
  startsWith(bytes, png) || startsWith(bytes, jpeg) || (startsWith(bytes, riff) && startsWith(bytes, webp, 8));
