import type { StaffGearRow } from "@pawhaven/contract";
import { formatDate } from "../../lib/dates.ts";
import { formatDollars } from "../../lib/money.ts";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import type { ListColumn } from "../ui/list-table.tsx";
import { GearState } from "./gear-state.tsx";

const NameWithImage = ({ name, main_image: image }: StaffGearRow) => (
  <span className="flex items-center gap-2">
    {/* A box of its own: a placeholder for a missing picture takes all the width it gets. */}
    <span className="size-7 shrink-0 overflow-hidden rounded-small">
      <ResponsiveImage image={image} alt="" sizes="28px" placeholderText="" className="[&>svg]:size-5" />
    </span>
    {name}
  </span>
);

export const gearColumns: readonly ListColumn<StaffGearRow>[] = [
  { id: "name", header: "Gear", isFixed: true, wraps: true, cell: NameWithImage },
  { id: "state", header: "State", cell: ({ state }) => <GearState state={state} /> },
  { id: "petType", header: "Pet type", cell: ({ petType }) => petType },
  { id: "category", header: "Category", cell: ({ category }) => category },
  { id: "list", header: "List price", align: "end", cell: ({ list_price: price }) => formatDollars(price) },
  { id: "sale", header: "Sale", align: "end", cell: ({ sale_percent: sale }) => (sale > 0 ? `-${sale}%` : "") },
  { id: "price", header: "Price", align: "end", sort: "price", cell: ({ price }) => formatDollars(price) },
  { id: "stock", header: "Stock", align: "end", sort: "stock", cell: ({ stock }) => stock },
  { id: "date", header: "Since", sort: "date", cell: ({ created_at: at }) => formatDate(at) },
];

export const defaultGearColumns = ["name", "state", "category", "sale", "price", "stock"];
