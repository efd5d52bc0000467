import type { ThreadFilters as Filters } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { useStaffSession } from "../lib/use-staff-session.ts";
import { FilterBar } from "../ui/filter-bar.tsx";
import { DateFilter, SelectFilter, TextFilter } from "../ui/filter-field.tsx";
import type { ListAddress } from "../ui/use-list-address.ts";
import { assigneesQuery } from "./queries.ts";
import { kindOptions, stateOptions } from "./thread-state.tsx";

export function ThreadFilters({ address }: { address: ListAddress<keyof Filters> }) {
  const { can } = useStaffSession();
  const { bind } = address;
  return (
    <FilterBar address={address} className="md:grid-cols-4 lg:grid-cols-7">
      <div className="col-span-2 md:col-span-4 lg:col-span-2">
        <TextFilter label="Search" placeholder="Name, email or words" {...bind("text")} />
      </div>
      <SelectFilter label="State" options={stateOptions} {...bind("state")} />
      <SelectFilter label="Kind" options={kindOptions} {...bind("kind")} />
      {can("inbox.read") && <AssigneeFilter {...bind("assignee")} />}
      <DateFilter label="From" {...bind("from")} />
      <DateFilter label="To" {...bind("to")} />
    </FilterBar>
  );
}

/** Without the names, which may fail to load, one's own and free messages can still be found. */
function AssigneeFilter(props: { value: string | undefined; onChange: (value: string) => void }) {
  const { staff } = useStaffSession();
  const { data = [] } = useQuery(assigneesQuery);
  const others = data.filter(({ id }) => id !== staff.id).map(({ id, name }) => [String(id), name] as const);
  return <SelectFilter label="Assigned to" options={[["me", "Me"], ["nobody", "Nobody"], ...others]} {...props} />;
}
