import { ErrorState } from "../ui/empty-state.tsx";

/** A screen that could not be loaded or drawn. Trying again starts it afresh. */
export function PageFailure() {
  return (
    <div className="page-width py-16">
      <ErrorState text="This page could not be loaded. Please try again." onRetry={() => window.location.reload()} />
    </div>
  );
}
