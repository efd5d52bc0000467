import type { UnreviewedGear } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { PartyPopper } from "lucide-react";
import { useState } from "react";
import * as paths from "../../lib/paths.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/empty-state.tsx";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { unreviewedQuery } from "./queries.ts";
import { ReviewModal } from "./review-modal.tsx";

/** How many are shown before a click. */
const firstProducts = 3;

export function PendingReviews() {
  const { data: products, isLoadingError, refetch } = useQuery(unreviewedQuery);
  const [productToReview, setProductToReview] = useState<UnreviewedGear | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  if (isLoadingError) return <ErrorState text="Your reviews could not be loaded." onRetry={() => void refetch()} />;
  if (!products) return <Spinner label="Loading your reviews..." showLabel />;
  const shown = showsAll ? products : products.slice(0, firstProducts);
  return (
    <>
      {products.length === 0 && <NothingPending />}
      <ul className="divide-y divide-line">
        {shown.map((product) => (
          <PendingProduct
            key={`${product.receipt_id}-${product.gear_id}`}
            product={product}
            onReview={() => setProductToReview(product)}
          />
        ))}
      </ul>
      {shown.length < products.length && (
        <Button variant="ghost" className="mt-4" onClick={() => setShowsAll(true)}>
          Show all {products.length}
        </Button>
      )}
      {productToReview && <ReviewModal product={productToReview} onClose={() => setProductToReview(null)} />}
    </>
  );
}

const NothingPending = () => (
  <p className="flex items-center gap-3 text-ink-soft">
    <PartyPopper className="size-6 shrink-0 text-teal" />
    You have no pending reviews. Well done!
  </p>
);

const PendingProduct = ({ product, onReview }: { product: UnreviewedGear; onReview: () => void }) => (
  <li className="flex flex-wrap items-center gap-4 py-4 first:pt-0 last:pb-0">
    <ResponsiveImage image={product.main_image} alt="" sizes="64px" className="w-16 shrink-0 rounded-small" />
    <div className="min-w-0 flex-1 basis-48">
      <p className="font-semibold">
        <TextLink to={paths.gear(product.gear_id)} variant="quiet">
          {product.name}
        </TextLink>
      </p>
      <p className="text-small text-ink-soft wrap-anywhere">Receipt {product.receipt_id}</p>
      <p className="text-small text-ink-soft">
        Product #{product.gear_id} · Quantity: {product.quantity}
      </p>
    </div>
    <Button variant="secondary" size="small" onClick={onReview}>
      Write Review<span className="sr-only"> of {product.name}</span>
    </Button>
  </li>
);
