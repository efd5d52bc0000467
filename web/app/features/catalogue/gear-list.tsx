import { itemsPerListPage } from "../../lib/use-list-view.ts";
import { ListPages } from "../../ui/list-pages.tsx";
import { GearRow } from "./gear-row.tsx";
import type { GearView } from "./load-gears.ts";

interface GearListProps {
  view: GearView;
  /** Index of the first gear in view. */
  at: number;
  onPage: (at: number) => void;
}

export default function GearList({ view: { gears, from, facets }, at, onPage }: GearListProps) {
  const pageCount = Math.ceil(facets.total / itemsPerListPage);
  const page = Math.min(Math.floor(at / itemsPerListPage), pageCount - 1);
  const start = Math.max(0, page * itemsPerListPage - from);
  return (
    <ListPages
      label="Gears"
      items={gears.slice(start, start + itemsPerListPage)}
      itemKey={({ id }) => id}
      renderItem={(gear) => <GearRow gear={gear} />}
      page={page + 1}
      pageCount={pageCount}
      onPageChange={(next) => onPage((next - 1) * itemsPerListPage)}
      className="mt-4 lg:mt-6"
    />
  );
}
