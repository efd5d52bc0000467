import { mkdir } from "node:fs/promises";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { ImageStoreOptions } from "./create-image-store.ts";
import { localImagesFolder, localImagesPrefix } from "./local-image-store.ts";

/** Serves the local image store. File names are random and never reused, so responses are immutable. */
export async function serveImages(
  app: FastifyInstance,
  { imageHost, dataFolder }: Omit<ImageStoreOptions, "origin">,
): Promise<void> {
  if (imageHost) return;
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
