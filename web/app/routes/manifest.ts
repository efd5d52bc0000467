import * as paths from "../lib/paths.ts";
import { renderContext } from "../lib/render-context.ts";
import { tagline } from "../lib/shop-texts.ts";
import type { Route } from "./+types/manifest";

const coral = "#c2410c";
const cream = "#fff8f0";

const icon = (size: number, purpose: "any" | "maskable") => ({
  src: `/static/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

export function loader({ context }: Route.LoaderArgs) {
  const { shop } = context.get(renderContext);
  const manifest = {
    id: "/",
    name: `${shop.name}: gear, care and adoption`,
    short_name: shop.name,
    description: tagline,
    lang: "en",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: cream,
    theme_color: coral,
    categories: ["shopping", "lifestyle"],
    icons: [192, 512].flatMap((size) => [icon(size, "any"), icon(size, "maskable")]),
    shortcuts: [
      { name: "Gear Shop", url: paths.gearShop },
      { name: "Pet Shop", url: paths.petShop },
      { name: "Book a visit", url: paths.booking },
      { name: "My Orders", url: paths.orders },
    ],
  };
  return new Response(JSON.stringify(manifest), { headers: { "content-type": "application/manifest+json" } });
}
