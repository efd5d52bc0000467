import type { DueCare } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { Syringe } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../../ui/empty-state.tsx";
import { screenPath } from "../../lib/paths.ts";
import { useAddress } from "../../lib/use-address.ts";
import { useStaffChanges } from "../../lib/use-staff-changes.ts";
import { useStaffSession } from "../../lib/use-staff-session.ts";
import { ExportButton } from "../../lists/export-button.tsx";
import { SelectFilter } from "../../ui/filter-field.tsx";
import { type ListColumn, ListTable } from "../../ui/list-table.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { careWords } from "../animal-words.ts";
import { animalsKey, dueCareQuery } from "../queries.ts";
import { DueDay } from "./care-columns.tsx";
import { CareDialog } from "./care-dialog.tsx";
import { careOfPet } from "./care-target.ts";

const spans = [
  ["0", "Until today"],
  ["7", "In the next 7 days"],
  ["14", "In the next 14 days"],
  ["30", "In the next 30 days"],
  ["90", "In the next 90 days"],
] as const;

const usualSpan = "14";

/** Care that is due or overdue, the longest overdue first. */
export default function DueCareScreen() {
  const { can } = useStaffSession();
  const { params, change } = useAddress();
  const days = spans.find(([span]) => span === params.get("days"))?.[0] ?? usualSpan;
  const { data, isPending, isError, refetch } = useQuery(dueCareQuery(Number(days)));
  useStaffChanges(["pets", "shelter"], animalsKey);
  const [done, setDone] = useState<DueCare>();
  const columns = useColumns(setDone);
  return (
    <>
      <PageHeader
        title="Due care"
        lead="Of animals in the shelter, the longest overdue first."
        actions={can("animals.edit") && <ExportButton path="/api/staff/due-care.csv" query={{ days }} />}
      />
      <search className="mb-3 block max-w-60">
        <SelectFilter
          label="Due"
          anyLabel={null}
          options={spans}
          value={days}
          onChange={(span) => change({ days: span === usualSpan ? "" : span })}
        />
      </search>
      {isError ? (
        <ErrorState text="What is due could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <ListTable
          caption="Due care"
          columns={columns}
          rows={data ?? []}
          rowKey={({ record_id: id }) => String(id)}
          rowLabel={({ pet, kind }) => `${pet.name}, ${careWords[kind]}`}
          rowLink={({ pet }) => screenPath(`animals/${pet.id}`)}
          sort=""
          onSort={() => {}}
          isLoading={isPending}
          empty={<EmptyState title="Nothing is due" text="Records that name a day to repeat them appear here." />}
        />
      )}
      {done && (
        <CareDialog
          target={careOfPet(done.pet)}
          first={{ kind: done.kind, product: done.product }}
          onClose={() => setDone(undefined)}
        />
      )}
    </>
  );
}

function useColumns(onRecord: (due: DueCare) => void): ListColumn<DueCare>[] {
  const { can } = useStaffSession();
  const columns: ListColumn<DueCare>[] = [
    { id: "pet", header: "Animal", isFixed: true, wraps: true, cell: ({ pet }) => pet.name },
    {
      id: "care",
      header: "Care",
      wraps: true,
      cell: ({ kind, product }) => [careWords[kind], product].filter(Boolean).join(", "),
    },
    { id: "due", header: "Due", cell: ({ due_on: day }) => <DueDay day={day} /> },
    { id: "place", header: "Place", wraps: true, cell: ({ pet }) => pet.location },
  ];
  if (!can("medical.write_shelter")) return columns;
  const cell = (due: DueCare) => (
    <Button variant="secondary" size="small" icon={Syringe} onClick={() => onRecord(due)}>
      Record
      <span className="sr-only">
        {" "}
        {careWords[due.kind]} of {due.pet.name}
      </span>
    </Button>
  );
  return [...columns, { id: "record", header: "Record", align: "end", cell }];
}
