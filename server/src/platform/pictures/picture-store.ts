import { pictures, type UploadPlace } from "@pawhaven/contract";
import type { Outside } from "../http/content-security.ts";
import type { Settings } from "../../settings.ts";
import { imageHostStore } from "./image-host-store.ts";
import { ownStore } from "./own-store.ts";

/** Where customers' pictures are kept: the shop's own folder, or an image host. */
export interface PictureStore {
  /** The folder of one customer; the id of every picture of theirs begins with it. */
  folderOf(userId: number): string;
  addressOf(publicId: string): string;
  /** Keeps a picture that was sent to the shop itself. An image host is sent to directly, so it has none of this. */
  keep?(folder: string, bytes: Buffer): Promise<string>;
  remove(publicId: string): Promise<void>;
  /** Removes what was kept before that moment and is not needed. An image host keeps its own house. */
  tidy?(before: Date, neededAmong: (publicIds: string[]) => Promise<Set<string>>): Promise<void>;
}

export const pictureStore = (settings: Pick<Settings, "imageHost" | "dataFolder" | "origin">): PictureStore =>
  settings.imageHost ? imageHostStore(settings.imageHost) : ownStore(settings);

/** Where browsers send pictures: straight to the image host, or to the shop itself. */
export const uploadPlace = ({ imageHost }: Pick<Settings, "imageHost">): UploadPlace =>
  imageHost
    ? {
        url: `https://api.cloudinary.com/v1_1/${imageHost.cloud}/image/upload`,
        preset: imageHost.uploadPreset,
        isOwn: false,
      }
    : { url: pictures.uploadPicture.path, preset: "own", isOwn: true };

/** What a page must be allowed to load from and send to for that. */
export const pictureOrigins = ({ imageHost }: Pick<Settings, "imageHost">): Outside =>
  imageHost ? { pictures: ["https://res.cloudinary.com"], calls: ["https://api.cloudinary.com"] } : {};
