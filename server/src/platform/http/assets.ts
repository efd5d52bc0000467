import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { workerPolicy } from "./content-security.ts";

const year = 31_536_000;

/** Files of the built site. Names below /assets carry a hash of their content, so they never change. */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  const common = { decorateReply: false, index: false, preCompressed: true } as const;
  await app.register(fastifyStatic, {
    ...common,
    root: path.join(folder, "assets"),
    prefix: "/assets/",
    maxAge: year * 1000,
    immutable: true,
  });
  await app.register(fastifyStatic, { ...common, root: path.join(folder, "static"), prefix: "/static/", maxAge: "1d" });
  await serveOfflineScripts(app, folder);
}

/** Known by name alone, so a browser has to ask each time whether they have changed. */
async function serveOfflineScripts(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true });
  for (const name of ["sw.js", "offline-banner.js"])
    app.get(`/${name}`, (_, reply) =>
      reply
        .headers({ "cache-control": "no-cache", "content-security-policy": workerPolicy })
        .sendFile(name, { cacheControl: false }),
    );
}
