import { ChevronLeft, ChevronRight } from "lucide-react";
import type { Key, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { PagerButton } from "./pager-button.tsx";

interface ListPagesProps<Item> {
  /** What is listed, as in "Gears". */
  label: string;
  /** Those of this page. */
  items: readonly Item[];
  itemKey: (item: Item) => Key;
  renderItem: (item: Item) => ReactNode;
  /** 1-based. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  className?: string;
}

/** Rows below each other on phones and beside each other on wider screens, a page at a time. */
export function ListPages<Item>(props: ListPagesProps<Item>) {
  const { label, items, itemKey, renderItem, page, pageCount, onPageChange, className } = props;
  return (
    <section aria-label={label} className={className}>
      <ul className="grid gap-3 md:grid-cols-2 lg:gap-4 xl:grid-cols-3">
        {items.map((item) => (
          <li key={itemKey(item)}>{renderItem(item)}</li>
        ))}
      </ul>
      <nav
        aria-label={`${label} pages`}
        className={classNames("mt-4 flex items-center justify-center gap-2", pageCount === 1 && "invisible")}
      >
        <PagerButton
          label="Previous page"
          icon={ChevronLeft}
          softDisabled={page === 1}
          onClick={() => onPageChange(page - 1)}
        />
        <output className="min-w-28 text-center text-small text-ink-soft tabular-nums">
          Page {page} of {pageCount}
        </output>
        <PagerButton
          label="Next page"
          icon={ChevronRight}
          softDisabled={page === pageCount}
          onClick={() => onPageChange(page + 1)}
        />
      </nav>
    </section>
  );
}
