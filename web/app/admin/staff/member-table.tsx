import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { DataTable } from "../../ui/data-table.tsx";
import { ErrorState } from "../../ui/empty-state.tsx";
import { useStaffSession } from "../lib/use-staff-session.ts";
import { ChangeRoleModal } from "./change-role-modal.tsx";
import { memberActions, memberColumns } from "./member-columns.tsx";
import { staffListQuery } from "./people-queries.ts";
import { denseTable, Section } from "./section.tsx";
import { useEndEmployment } from "./use-end-employment.ts";
import { useResetSecondFactors } from "./use-reset-second-factors.ts";

export function MemberTable() {
  const { data, isPending, isError, refetch } = useQuery(staffListQuery);
  const { staff, can } = useStaffSession();
  const [changedId, setChangedId] = useState<number | null>(null);
  const endEmployment = useEndEmployment();
  const resetSecondFactors = useResetSecondFactors();
  const actions = memberActions({ ownId: staff.id, changeRole: setChangedId, resetSecondFactors, endEmployment });
  const changed = data?.find(({ id }) => id === changedId);
  if (isError) return <ErrorState text="The list of staff could not be loaded." onRetry={() => void refetch()} />;
  return (
    <Section title="Who works here">
      <DataTable
        caption="Who works here"
        columns={[...memberColumns(staff.id), ...(can("staff.manage") ? [actions] : [])]}
        rows={data ?? []}
        rowKey={({ id }) => id}
        loading={isPending}
        className={denseTable}
      />
      {changed && <ChangeRoleModal member={changed} onClose={() => setChangedId(null)} />}
    </Section>
  );
}
