import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { gearImages } from "./gears/index.ts";
import { catImages } from "./pets/cats/index.ts";
import { dogImages } from "./pets/dogs/index.ts";
import { ownPetImages } from "./pets/own/index.ts";
import { reptileImages } from "./pets/reptiles/index.ts";
import { rodentImages } from "./pets/rodents/index.ts";
import { contactSheet, render, renderPng } from "./render.ts";
import { sceneImages, socialPreview } from "./scenes/index.ts";

/**
 * Renders the demo shop's images into the site: all of them, or those whose name contains `--only`. With `--sheet FILE`
 * it renders a contact sheet for review instead and replaces nothing.
 */
const { values } = parseArgs({ options: { only: { type: "string" }, sheet: { type: "string" } } });
const folder = path.join(import.meta.dirname, "../../web/public/static");

const all = [
  ...dogImages,
  ...catImages,
  ...rodentImages,
  ...reptileImages,
  ...ownPetImages,
  ...gearImages,
  ...sceneImages,
];
const chosen = all.filter(({ name }) => name.includes(values.only ?? ""));

if (values.sheet) {
  await contactSheet(chosen, values.sheet);
} else {
  if (!values.only) await removeOld();
  for (const [index, image] of chosen.entries()) {
    process.stdout.write(`\r${index + 1} of ${chosen.length}  ${image.name.padEnd(40)}`);
    await render(image, path.join(folder, "pictures"));
  }
  if (!values.only) await writeFile(path.join(folder, "social-preview.png"), await renderPng(socialPreview(), 1200));
  process.stdout.write("\n");
}

async function removeOld(): Promise<void> {
  await mkdir(path.join(folder, "pictures"), { recursive: true });
  for (const name of await readdir(path.join(folder, "pictures")))
    await rm(path.join(folder, "pictures", name), { recursive: true });
}
