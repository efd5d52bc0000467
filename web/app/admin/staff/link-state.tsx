import { isNotFound } from "../../lib/api-errors.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { staffLogin } from "../lib/paths.ts";

interface LinkStateProps {
  error: Error | null;
  onRetry: () => void;
  /** What somebody whose link is over can do. */
  advice: string;
}

/** While a link is looked up, and when it leads nowhere. */
export const LinkState = ({ error, onRetry, advice }: LinkStateProps) => (
  <main className="grid min-h-dvh place-items-center bg-plain">
    {!error && (
      <>
        <h1 className="sr-only">Workplace</h1>
        <Spinner />
      </>
    )}
    {error && !isNotFound(error) && <ErrorState text="The link could not be checked." onRetry={onRetry} />}
    {error && isNotFound(error) && (
      <EmptyState
        isPage
        title="This link is no longer valid"
        text={`It may have been used, replaced or withdrawn, or be too old. ${advice}`}
        action={<ButtonLink to={staffLogin}>Sign in to the workplace</ButtonLink>}
      />
    )}
  </main>
);
