import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { workerPolicy } from "./content-security.ts";

const yearSeconds = 31_536_000;

/** Serves the built site. Names below /assets contain a content hash, so these files are immutable. */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  const common = { decorateReply: false, index: false, preCompressed: true } as const;
  await app.register(fastifyStatic, {
    ...common,
    root: path.join(folder, "assets"),
    prefix: "/assets/",
    maxAge: yearSeconds * 1000,
    immutable: true,
  });
  await app.register(fastifyStatic, { ...common, root: path.join(folder, "static"), prefix: "/static/", maxAge: "1d" });
  await serveOfflineScripts(app, folder);
}

/** Their names have no hash, so browsers must revalidate them. */
async function serveOfflineScripts(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true });
  for (const name of ["sw.js", "offline-banner.js"])
    app.get(`/${name}`, (_, reply) =>
      reply
        .headers({ "cache-control": "no-cache", "content-security-policy": workerPolicy })
        .sendFile(name, { cacheControl: false }),
    );
}
