import type { GearReview } from "@pawhaven/contract";
import { BadgeCheck } from "lucide-react";
import { useSiteConfig } from "../../lib/site-config.ts";
import { Badge } from "../../ui/badge.tsx";

export const VerifiedBadge = () => (
  <Badge tone="teal" icon={BadgeCheck}>
    Verified purchase
  </Badge>
);

/** Small, and each a link to itself in full size. */
export const ReviewImages = ({ review: { images, user_name: author } }: { review: GearReview }) =>
  images.length > 0 && (
    <ul className="mt-2 flex flex-wrap gap-2">
      {images.map(({ url, alt }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener noreferrer" className="block rounded-small">
            <img
              src={url}
              alt={alt || `Picture by ${author}`}
              width={96}
              height={96}
              loading="lazy"
              className="size-24 rounded-small bg-sunken object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );

export function ShopReply({ reply }: Pick<GearReview, "reply">) {
  const { shop } = useSiteConfig();
  if (!reply) return null;
  return (
    <div className="mt-3 rounded-small bg-sunken px-4 py-3">
      <p className="text-small font-bold">Reply from {shop.name}</p>
      <p className="whitespace-pre-line wrap-anywhere">{reply.text}</p>
    </div>
  );
}
