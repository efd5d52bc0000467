import * as paths from "../lib/paths.ts";
import { renderContext } from "../lib/render-context.ts";
import type { Route } from "./+types/sitemap";

const publicPaths = [
  "/",
  paths.gearShop,
  paths.petShop,
  paths.booking,
  paths.petVet,
  paths.petSpa,
  paths.contact,
  paths.returns,
  ...paths.legal,
];

export async function loader({ context }: Route.LoaderArgs) {
  const { api, origin } = context.get(renderContext);
  const [gearIds, pets] = await Promise.all([api.listGearIds(), api.listPets()]);
  const pagePaths = [...publicPaths, ...gearIds.map((id) => paths.gear(id)), ...pets.map(({ id }) => paths.pet(id))];
  const urls = pagePaths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join("\n");
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
  return new Response(xml, { headers: { "content-type": "application/xml" } });
}
