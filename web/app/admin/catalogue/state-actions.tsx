import type { GearState, StaffGear } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Archive, Eye, EyeOff } from "lucide-react";
import { errorMessage } from "../../lib/api-errors.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { auditKey } from "../audit/queries.ts";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { gearQuery, gearsKey } from "./queries.ts";

const actions = {
  live: { label: "Publish", icon: Eye, done: "The shop shows it now." },
  hidden: { label: "Hide", icon: EyeOff, done: "Customers no longer see it." },
  archived: { label: "Archive", icon: Archive, done: "It is archived." },
} as const;

/** Each can be taken back, in the history below or with the other buttons. */
export function StateActions({ gear }: { gear: StaffGear }) {
  const { mutate, isPending, variables } = useChangeState(gear);
  return (Object.keys(actions) as GearState[])
    .filter((state) => state !== gear.state)
    .map((state) => (
      <Button
        key={state}
        variant="secondary"
        size="small"
        icon={actions[state].icon}
        busy={isPending && variables === state}
        disabled={isPending}
        onClick={() => mutate(state)}
      >
        {actions[state].label}
      </Button>
    ));
}

function useChangeState({ id, version }: StaffGear) {
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all([gearsKey, auditKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  return useStaffMutation({
    mutationFn: (state: GearState) => staffApi.changeGearState({ params: { id }, body: { version, state } }),
    onSuccess: (saved, state) => {
      queryClient.setQueryData(gearQuery(String(id)).queryKey, saved);
      toast.success(actions[state].done);
      return refresh();
    },
    onError: (error) => {
      toast.error(errorMessage(error, "This could not be changed. Please try again."));
      return refresh();
    },
  });
}
