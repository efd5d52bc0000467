import type { ReceivedAdoptionRequest } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { formatDate } from "../../lib/dates.ts";
import * as shopPaths from "../../lib/paths.ts";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useStaffChanges } from "../lib/use-staff-changes.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { openRequestsQuery } from "./queries.ts";
import { RequestActions } from "./request-actions.tsx";

const columns: Column<ReceivedAdoptionRequest>[] = [
  { id: "pet", header: "Pet", cell: ({ pet }) => <TextLink to={shopPaths.pet(pet.id)}>{pet.name}</TextLink> },
  {
    id: "customer",
    header: "Customer",
    cell: ({ customer: { name, email, phone } }) => [name, email, phone].filter(Boolean).join(", "),
  },
  { id: "note", header: "Note", cell: ({ note }) => note },
  { id: "date", header: "Since", cell: ({ created_at: at }) => formatDate(at) },
  {
    id: "actions",
    header: "Decide",
    hideHeader: true,
    align: "end",
    cell: (request) => <RequestActions request={request} />,
  },
];

/** Adoption requests that wait for a decision, oldest first. */
export default function RequestsScreen() {
  const { data, isLoadingError, refetch } = useQuery(openRequestsQuery);
  useStaffChanges(["adoption_requests"], openRequestsQuery.queryKey);
  return (
    <>
      <PageHeader title="Adoption requests" lead="Those that wait for a decision, oldest first." />
      {isLoadingError ? (
        <ErrorState text="The requests could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <DataTable
          caption="Open adoption requests"
          columns={columns}
          rows={data ?? []}
          rowKey={({ id }) => id}
          loading={!data}
          empty={<EmptyState title="No request waits" text="New ones appear here by themselves." />}
        />
      )}
    </>
  );
}
