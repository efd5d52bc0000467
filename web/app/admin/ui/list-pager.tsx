import { ArrowRight, ChevronsLeft } from "lucide-react";
import { ButtonLink } from "../../ui/button.tsx";

interface ListPagerProps {
  isFirstPage: boolean;
  nextCursor: string | null;
  pageLink: (cursor: string | undefined) => string;
}

/** Pages have no numbers: counting a long list would cost more than showing it. Back leads to the page before. */
export function ListPager({ isFirstPage, nextCursor, pageLink }: ListPagerProps) {
  if (isFirstPage && nextCursor === null) return null;
  return (
    <nav aria-label="Pages" className="mt-3 flex justify-between gap-2">
      {isFirstPage ? (
        <span />
      ) : (
        <ButtonLink to={pageLink(undefined)} variant="secondary" size="small" icon={ChevronsLeft}>
          First page
        </ButtonLink>
      )}
      {nextCursor !== null && (
        <ButtonLink to={pageLink(nextCursor)} variant="secondary" size="small" icon={ArrowRight}>
          Next page
        </ButtonLink>
      )}
    </nav>
  );
}
