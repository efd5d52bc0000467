import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { gearPictures } from "./gears/index.ts";
import { catPictures } from "./pets/cats/index.ts";
import { dogPictures } from "./pets/dogs/index.ts";
import { reptilePictures } from "./pets/reptiles/index.ts";
import { rodentPictures } from "./pets/rodents/index.ts";
import { contactSheet, render, renderPng } from "./render.ts";
import { scenePictures, socialPreview } from "./scenes/index.ts";

/**
 * Redraws the shop's pictures into the site: all of them, or those whose name contains `--only`. With `--sheet FILE`
 * nothing is replaced; the pictures are laid out side by side in one PNG for looking at.
 */
const { values } = parseArgs({ options: { only: { type: "string" }, sheet: { type: "string" } } });
const folder = path.join(import.meta.dirname, "../../web/public/static");

const all = [...dogPictures, ...catPictures, ...rodentPictures, ...reptilePictures, ...gearPictures, ...scenePictures];
const chosen = all.filter(({ name }) => name.includes(values.only ?? ""));

if (values.sheet) {
  await contactSheet(chosen, values.sheet);
} else {
  if (!values.only) await removeOld();
  for (const [index, picture] of chosen.entries()) {
    process.stdout.write(`\r${index + 1} of ${chosen.length}  ${picture.name.padEnd(40)}`);
    await render(picture, path.join(folder, "pictures"));
  }
  if (!values.only) await writeFile(path.join(folder, "social-preview.png"), await renderPng(socialPreview(), 1200));
  process.stdout.write("\n");
}

async function removeOld(): Promise<void> {
  await mkdir(path.join(folder, "pictures"), { recursive: true });
  for (const name of await readdir(path.join(folder, "pictures")))
    await rm(path.join(folder, "pictures", name), { recursive: true });
}
