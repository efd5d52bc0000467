import { visitContext } from "../lib/visit.ts";
import type { Route } from "./+types/sitemap";

const screens = ["/", "/gearshop", "/booking", "/petvet", "/petspa", "/contact"];

export async function loader({ context }: Route.LoaderArgs) {
  const { api, origin } = context.get(visitContext);
  const gears = await api.listGears();
  const paths = [...screens, ...gears.map(({ id }) => `/gear/${id}`)];
  const urls = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join("\n");
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
  return new Response(xml, { headers: { "content-type": "application/xml" } });
}
