import { access, glob, rm, stat } from "node:fs/promises";
import path from "node:path";
import { newToken } from "../auth/tokens.ts";
import type { Crop, DecoderLimits } from "./decoder-process.ts";
import { isBackupRunning } from "./backup-marker.ts";
import { ImageSanitizer } from "./image-sanitizer.ts";
import {
  inBatches,
  localImagesFolder,
  localImagesPrefix,
  rejectTemporarily,
  writeAtomically,
} from "./local-image-store.ts";

/** Images of the shop's own, in all widths and formats that pages choose from. The address names the largest. */
export interface ResponsiveImageStore {
  save(sender: string, bytes: Buffer, crop: Crop): Promise<string>;
  has(url: string): Promise<boolean>;
  /** In all widths and formats; what another store has is left alone. */
  remove(urls: readonly string[]): Promise<void>;
  /** Deletes images saved before that moment that nothing uses. */
  deleteUnused(before: Date, findUsed: (urls: string[]) => Promise<Set<string>>): Promise<void>;
  close(): void;
}

interface Options {
  dataFolder: string;
  /** Below the folder of all images. */
  folder: string;
  widths: readonly number[];
}

/** AVIF takes longer than what customers' pictures are turned into. */
const decoderLimits: Partial<DecoderLimits> = { timeoutMs: 20_000 };

export function responsiveImageStore({ dataFolder, folder, widths }: Options): ResponsiveImageStore {
  const root = localImagesFolder(dataFolder);
  const sanitizer = new ImageSanitizer(decoderLimits);
  const urlPattern = new RegExp(`^${localImagesPrefix}${folder}/[\\w-]{43}-(?:${widths.join("|")})\\.webp$`);
  const fileOf = (url: string) => path.join(root, url.slice(localImagesPrefix.length));
  const urlOf = (file: string) => `${localImagesPrefix}${file}`;
  return {
    async save(sender, bytes, crop) {
      const images = Object.entries(await sanitizer.toWidths(sender, bytes, crop, widths));
      const name = `${folder}/${newToken()}`;
      for (const [suffix, image] of images)
        await writeAtomically(path.join(root, `${name}-${suffix}`), image).catch(rejectTemporarily);
      const largest = Math.max(...images.map(([suffix]) => Number.parseInt(suffix, 10)));
      return urlOf(`${name}-${largest}.webp`);
    },
    has: async (url) => urlPattern.test(url) && (await exists(fileOf(url))),
    async remove(urls) {
      if (isBackupRunning(dataFolder)) return;
      const own = urls.filter((url) => urlPattern.test(url));
      const files = own.flatMap((url) => widerNames(url.slice(localImagesPrefix.length), widths));
      await Promise.all(files.flatMap(bothFormats).map((file) => rm(path.join(root, file), { force: true })));
    },
    async deleteUnused(before, findUsed) {
      if (isBackupRunning(dataFolder)) return;
      const stored = glob([`${folder}/*.webp`, `${folder}/*.unfinished`], { cwd: root });
      for await (const files of inBatches(stored)) {
        const used = await findUsed(files.flatMap((file) => widerNames(file, widths).map(urlOf)));
        const unused = files.filter((file) => !widerNames(file, widths).some((name) => used.has(urlOf(name))));
        for (const file of unused) await deleteOld(root, file, before);
      }
    },
    close: () => sanitizer.close(),
  };
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** The addresses under which a file's image may be known: the largest width is not the same for all. */
const widerNames = (file: string, widths: readonly number[]): string[] =>
  widths.map((width) => file.replace(/-\d+\.webp$/, `-${width}.webp`));

const bothFormats = (file: string): string[] => [file, file.replace(/\.webp$/, ".avif")];

/** Each width with its AVIF twin. */
async function deleteOld(root: string, file: string, before: Date): Promise<void> {
  const stats = await stat(path.join(root, file)).catch(() => undefined);
  if (!stats || stats.mtime >= before) return;
  for (const name of bothFormats(file)) await rm(path.join(root, name), { force: true });
}
