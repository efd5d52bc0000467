import { careKinds, type StaffPet } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { capitalize } from "../../../lib/capitalize.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useStaffSession } from "../../lib/use-staff-session.ts";
import { Facts } from "../../ui/facts.tsx";
import { Panel } from "../../ui/panel.tsx";
import { animalQuery } from "../../animals/queries.ts";

/** What the adopter will find under My Pets. */
export function GoesAlong({ petId }: { petId: number }) {
  const { can } = useStaffSession();
  const { data: animal, isError } = useQuery({ ...animalQuery(String(petId)), enabled: can("animals.read") });
  return (
    <Panel title="What goes along">
      {!animal && !isError && can("animals.read") && <Skeleton shape="text" lines={4} />}
      {animal && <Facts facts={factsOf(animal)} />}
      <p className="mt-3 text-ink-soft">
        The adopter finds the animal with its records, weights and pictures under My Pets. Internal notes stay here.
      </p>
    </Panel>
  );
}

const factsOf = ({ records, images, chip }: StaffPet): (readonly [string, string])[] => [
  ["Chip", chip ?? "None"],
  ...careKinds.map(
    (kind) => [capitalize(kind), countOf(records.filter((record) => record.kind === kind).length)] as const,
  ),
  ["Pictures", countOf(images.length)],
];

const countOf = (count: number): string => (count === 0 ? "None" : String(count));
