import { imagesEndpoints, type UploadTarget } from "@pawhaven/contract";
import type { ExternalOrigins } from "../http/content-security.ts";
import { type ImageHost, imageHostStore } from "./image-host-store.ts";
import type { ImageStore } from "./image-store.ts";
import { localImageStore } from "./local-image-store.ts";

/** Without an image host, images are stored in the data folder. */
export interface ImageStoreOptions {
  imageHost: ImageHost | undefined;
  dataFolder: string;
  origin: string;
}

export const createImageStore = (options: ImageStoreOptions): ImageStore =>
  options.imageHost ? imageHostStore(options.imageHost) : localImageStore(options);

/** Where browsers upload images to. */
export const uploadTarget = ({ imageHost }: Pick<ImageStoreOptions, "imageHost">): UploadTarget =>
  imageHost
    ? {
        url: `https://api.cloudinary.com/v1_1/${imageHost.cloud}/image/upload`,
        preset: imageHost.uploadPreset,
        isOwnStore: false,
      }
    : { url: imagesEndpoints.uploadImage.path, preset: "own", isOwnStore: true };

/** The origins a page's content security policy must allow for loading and uploading images. */
export const imageOrigins = ({ imageHost }: Pick<ImageStoreOptions, "imageHost">): ExternalOrigins =>
  imageHost ? { images: ["https://res.cloudinary.com"], connections: ["https://api.cloudinary.com"] } : {};
