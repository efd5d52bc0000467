import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { classNames } from "../../ui/class-names.ts";
import { alignClasses, type ListColumn } from "./list-types.ts";

interface HeaderCellProps<Row> {
  column: ListColumn<Row>;
  sort: string;
  onSort: (sort: string) => void;
}

/** The first press sorts from large to small, or from new to old. */
export function HeaderCell<Row>({
  column: { header, align = "start", sort: name },
  sort,
  onSort,
}: HeaderCellProps<Row>) {
  const classes = classNames("h-10 border-b border-line px-2 @4xl:px-3 font-bold text-ink-soft", alignClasses[align]);
  if (!name) {
    return (
      <th scope="col" className={classes}>
        {header}
      </th>
    );
  }
  const direction = sort === name ? "ascending" : sort === `-${name}` ? "descending" : "none";
  const Icon = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }[direction];
  return (
    <th scope="col" aria-sort={direction} className={classes}>
      <button
        type="button"
        className={classNames(
          "inline-flex h-10 cursor-pointer items-center gap-1 rounded-small font-bold hover:text-ink",
          direction !== "none" && "text-ink",
        )}
        onClick={() => onSort(direction === "descending" ? name : `-${name}`)}
      >
        {header}
        <Icon className="size-4 shrink-0" />
      </button>
    </th>
  );
}
