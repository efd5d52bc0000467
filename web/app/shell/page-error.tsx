import { isRouteErrorResponse, useRouteError } from "react-router";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState, ErrorState } from "../ui/empty-state.tsx";
import { useFailedRequestId } from "../lib/use-failed-request-id.ts";

export function PageError() {
  const error = useRouteError();
  const reference = useFailedRequestId(error);
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  return (
    <div className="page-width py-16">
      {isNotFound ? (
        <EmptyState
          isPage
          title="This page could not be found"
          text="It may have been moved, or it never existed."
          action={<ButtonLink to="/">Back to the home page</ButtonLink>}
        />
      ) : (
        <ErrorState
          text="This page could not be loaded. Please try again."
          reference={reference}
          onRetry={() => window.location.reload()}
        />
      )}
    </div>
  );
}
