import { Skeleton } from "../../ui/skeleton.tsx";
import { Spinner } from "../../ui/spinner.tsx";

export const CheckoutSkeleton = () => (
  <div className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-10">
    <Spinner label="Loading your checkout" className="sr-only" />
    <Skeleton className="h-64 lg:order-last lg:h-80" />
    <Skeleton className="h-150" />
  </div>
);
