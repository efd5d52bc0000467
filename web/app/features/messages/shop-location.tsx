import { Navigation } from "lucide-react";
import { useSiteConfig } from "../../lib/site-config.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { EmbeddedMap } from "./embedded-map.tsx";
import { NeighbourhoodMap } from "./neighbourhood-map.tsx";

export function ShopLocation({ mapUrl }: { mapUrl: string | null }) {
  const { shop } = useSiteConfig();
  const query = encodeURIComponent(shop.address);
  return (
    <section aria-labelledby="location" className="overflow-hidden rounded-card bg-surface shadow-card">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-6">
        <div>
          <h2 id="location" className="text-heading">
            Our Location
          </h2>
          <p className="mt-1 text-ink-soft">{shop.address}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6">
          <a
            href={`https://www.google.com/maps/search/?api=1&query=${query}`}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-12 items-center gap-2 rounded-full border border-line-strong px-6 font-bold transition-colors hover:border-ink hover:bg-sunken"
          >
            <Navigation className="size-5" /> Open in maps
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
          {/* Only phones and tablets support geo: URLs. */}
          <TextLink to={`geo:0,0?q=${query}`} className="hidden min-h-11 items-center pointer-coarse:inline-flex">
            My map app
          </TextLink>
        </div>
      </div>
      {mapUrl === null ? (
        <NeighbourhoodMap shopName={shop.name} address={shop.address} />
      ) : (
        <EmbeddedMap url={mapUrl} shopName={shop.name} />
      )}
    </section>
  );
}
