import { maxImageBytes } from "@pawhaven/contract";

/** More than the shop ever shows. */
const longestSide = 2560;

/** A photo of a phone can be larger than what the shop accepts: it is then made smaller before it is sent. */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.size <= maxImageBytes) return file;
  // What is no picture is left to the dialog that shows it, and says so.
  return (await redraw(file).catch(() => undefined)) ?? file;
}

async function redraw(file: File): Promise<File | undefined> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const smaller = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 });
  return new File([smaller], file.name, { type: smaller.type });
}
