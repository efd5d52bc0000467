import { mkdir } from "node:fs/promises";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { Settings } from "../../settings.ts";
import { localImagesFolder, localImagesPrefix } from "./local-image-store.ts";

/** The own store's pictures. Their names are random and never used twice, so they may be kept for good. */
export async function serveImages(app: FastifyInstance, { imageHost, dataFolder }: Settings): Promise<void> {
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
