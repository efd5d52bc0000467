import type { StaffResource, StaffService } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../../ui/empty-state.tsx";
import { screenPath } from "../../lib/paths.ts";
import { staffApi } from "../../lib/staff-api.ts";
import { useStaffChanges } from "../../lib/use-staff-changes.ts";
import { type ListColumn, ListTable } from "../../ui/list-table.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { InUse } from "../in-use.tsx";
import { kindNames } from "../kind-names.ts";
import { orderColumn, useOrder } from "../order-buttons.tsx";
import { clinicKey, resourcesQuery, servicesQuery } from "../queries.ts";
import { describeWeek } from "./describe-week.ts";

export default function ResourcesScreen() {
  const { data, isPending, isError, refetch } = useQuery(resourcesQuery);
  useStaffChanges(["clinic"], clinicKey);
  return (
    <>
      <PageHeader
        title="People and rooms"
        lead="Who and what visits take. The calendar shows them in this order."
        actions={
          <ButtonLink size="small" icon={Plus} to={screenPath("resources/new")}>
            Add
          </ButtonLink>
        }
      />
      {isError ? (
        <ErrorState text="People and rooms could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <ResourceTable resources={data ?? []} isLoading={isPending} />
      )}
    </>
  );
}

const columnsOf = (services: readonly StaffService[]): readonly ListColumn<StaffResource>[] => [
  { id: "name", header: "Name", isFixed: true, wraps: true, cell: ({ name }) => name },
  { id: "kind", header: "Kind", cell: ({ kind }) => kindNames[kind] },
  { id: "staff", header: "Member of staff", cell: ({ staff }) => staff?.name },
  { id: "hours", header: "Hours", wraps: true, cell: ({ week }) => (week ? describeWeek(week) : "Opening hours") },
  { id: "skills", header: "Services", wraps: true, cell: ({ skills }) => describeSkills(skills, services) },
  { id: "state", header: "State", cell: ({ is_retired }) => <InUse isOver={is_retired} word="Retired" /> },
];

function describeSkills(skills: readonly number[], services: readonly StaffService[]): string {
  const names = services.filter(({ id }) => skills.includes(id)).map(({ name }) => name);
  return names.length > 0 ? names.join(", ") : "All of its kind";
}

function ResourceTable({ resources, isLoading }: { resources: readonly StaffResource[]; isLoading: boolean }) {
  const { data: services = [] } = useQuery(servicesQuery);
  const { mutate: order } = useOrder((ids) => staffApi.orderResources({ body: { ids } }));
  return (
    <ListTable
      caption="People and rooms"
      columns={[...columnsOf(services), orderColumn(resources, order)]}
      rows={resources}
      rowKey={({ id }) => String(id)}
      rowLabel={({ name }) => name}
      rowLink={({ id }) => screenPath(`resources/${id}`)}
      sort=""
      onSort={() => {}}
      isLoading={isLoading}
      empty={<EmptyState title="Nobody yet" text="Add vets, groomers, rooms and equipment." />}
    />
  );
}
