import { Skeleton } from "../../ui/skeleton.tsx";
import { Spinner } from "../../ui/spinner.tsx";

export const CartSkeleton = () => (
  <div className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
    <Spinner label="Loading your cart" className="sr-only" />
    <div className="grid gap-6 self-start rounded-card bg-surface p-4 shadow-card sm:p-6">
      {["first", "second"].map((line) => (
        <div
          key={line}
          className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4 sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-6"
        >
          <Skeleton className="aspect-square" />
          <Skeleton shape="text" lines={3} />
        </div>
      ))}
    </div>
    <Skeleton className="h-64" />
  </div>
);
