import { mkdir } from "node:fs/promises";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { ImageStoreOptions } from "./create-image-store.ts";
import { localImagesFolder, localImagesPrefix } from "./local-image-store.ts";

/**
 * Serves the local image stores; with an image host, only what staff upload is in them. File names are random and never
 * reused, so responses are immutable.
 */
export async function serveImages(
  app: FastifyInstance,
  { dataFolder }: Pick<ImageStoreOptions, "dataFolder">,
): Promise<void> {
  const root = localImagesFolder(dataFolder);
  await mkdir(root, { recursive: true });
  await app.register(fastifyStatic, {
    root,
    prefix: localImagesPrefix,
    decorateReply: false,
    index: false,
    maxAge: "365d",
    immutable: true,
  });
}
