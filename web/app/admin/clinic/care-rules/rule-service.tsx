import type { StaffCareRule } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { SelectField } from "../../../ui/field.tsx";
import { staffApi } from "../../lib/staff-api.ts";
import { servicesQuery } from "../queries.ts";
import { useRuleMutation } from "./use-rule-mutation.ts";

/** Which service customers are offered. */
export function RuleService({ rule: { id, service_id: chosen } }: { rule: StaffCareRule }) {
  const { data: services = [] } = useQuery(servicesQuery);
  const { mutate, isPending } = useRuleMutation((serviceId: number | null) =>
    staffApi.setCareRuleService({ params: { id }, body: { service_id: serviceId } }),
  );
  return (
    <SelectField
      label="Service"
      requiredMark="none"
      value={chosen ?? ""}
      disabled={isPending}
      onChange={({ target }) => mutate(target.value === "" ? null : Number(target.value))}
    >
      <option value="">The first one of a vet</option>
      {services
        .filter(({ id: serviceId, is_archived: isArchived }) => !isArchived || serviceId === chosen)
        .map(({ id: serviceId, name }) => (
          <option key={serviceId} value={serviceId}>
            {name}
          </option>
        ))}
    </SelectField>
  );
}
