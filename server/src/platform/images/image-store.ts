import { imagesEndpoints, type UploadTarget } from "@pawhaven/contract";
import type { ExternalOrigins } from "../http/content-security.ts";
import type { Settings } from "../../settings.ts";
import { imageHostStore } from "./image-host-store.ts";
import { localImageStore } from "./local-image-store.ts";

/** Where customers' pictures are kept: the shop's own folder, or an image host. */
export interface ImageStore {
  /** The folder of one customer; the id of every picture of theirs begins with it. */
  folderOf(userId: number): string;
  urlOf(publicId: string): string;
  /** Keeps a picture that was sent to the shop itself. An image host is sent to directly, so it has none of this. */
  save?(folder: string, bytes: Buffer): Promise<string>;
  remove(publicId: string): Promise<void>;
  /** Removes what was kept before that moment and is not needed. An image host keeps its own house. */
  deleteUnused?(before: Date, findUsed: (publicIds: string[]) => Promise<Set<string>>): Promise<void>;
}

export const createImageStore = (settings: Pick<Settings, "imageHost" | "dataFolder" | "origin">): ImageStore =>
  settings.imageHost ? imageHostStore(settings.imageHost) : localImageStore(settings);

/** Where browsers send pictures: straight to the image host, or to the shop itself. */
export const uploadTarget = ({ imageHost }: Pick<Settings, "imageHost">): UploadTarget =>
  imageHost
    ? {
        url: `https://api.cloudinary.com/v1_1/${imageHost.cloud}/image/upload`,
        preset: imageHost.uploadPreset,
        isOwnStore: false,
      }
    : { url: imagesEndpoints.uploadImage.path, preset: "own", isOwnStore: true };

/** What a page must be allowed to load from and send to for that. */
export const imageOrigins = ({ imageHost }: Pick<Settings, "imageHost">): ExternalOrigins =>
  imageHost ? { images: ["https://res.cloudinary.com"], connections: ["https://api.cloudinary.com"] } : {};
