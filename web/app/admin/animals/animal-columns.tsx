import type { StaffPetRow } from "@pawhaven/contract";
import { formatDay } from "../../lib/days.ts";
import { formatDollars } from "../../lib/money.ts";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import type { ListColumn } from "../ui/list-table.tsx";
import { AnimalStage, Published } from "./animal-state.tsx";
import { DueDay } from "./care/care-columns.tsx";
import { describePlace, outcomeWords } from "./animal-words.ts";

const NameWithImage = ({ name, main_image: image }: StaffPetRow) => (
  <span className="flex items-center gap-2 @2xl:min-w-36">
    {/* A box of its own: a placeholder for a missing picture takes all the width it gets. */}
    <span className="size-7 shrink-0 overflow-hidden rounded-small">
      <ResponsiveImage image={image} alt="" sizes="28px" placeholderText="" className="[&>svg]:size-5" />
    </span>
    {name}
  </span>
);

/** Most are in a kennel, which need not be said of each. */
const shortPlace = (row: StaffPetRow) =>
  row.location_kind === "kennel" && row.location ? row.location : describePlace(row);

export const animalColumns: readonly ListColumn<StaffPetRow>[] = [
  { id: "name", header: "Animal", isFixed: true, wraps: true, cell: NameWithImage },
  { id: "stage", header: "Stage", cell: ({ stage }) => <AnimalStage stage={stage} /> },
  { id: "published", header: "Pet shop", cell: ({ is_published }) => <Published isPublished={is_published} /> },
  { id: "type", header: "Type", cell: ({ type }) => type },
  { id: "breed", header: "Breed", wraps: true, cell: ({ breed }) => breed },
  { id: "gender", header: "Gender", cell: ({ gender }) => gender },
  { id: "age", header: "Age", cell: ({ age }) => age },
  { id: "chip", header: "Chip", cell: ({ chip }) => chip },
  { id: "place", header: "Place", wraps: true, cell: shortPlace },
  { id: "date", header: "Since", sort: "date", cell: ({ arrived_on: day }) => day && formatDay(day, "date") },
  { id: "days", header: "Days", align: "end", cell: ({ days }) => days },
  { id: "due", header: "Care due", cell: ({ next_due_on: day }) => day && <DueDay day={day} /> },
  { id: "requests", header: "Requests", align: "end", cell: ({ open_requests: count }) => count || "" },
  { id: "fee", header: "Fee", align: "end", sort: "fee", cell: ({ adoptionFee }) => formatDollars(adoptionFee) },
  { id: "outcome", header: "Outcome", cell: ({ outcome }) => outcome && outcomeWords[outcome] },
];

export const defaultAnimalColumns = ["name", "stage", "published", "place", "date", "due", "requests"];
