import type { Foods } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/api-errors.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { CheckboxField } from "../../ui/field.tsx";
import { toast } from "../../ui/toast.tsx";

export function FoodMailSwitch({ isOn }: { isOn: boolean }) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useApiMutation({
    mutationFn: (wanted: boolean) => api.setMailPreferences({ body: { food: wanted } }),
    onSuccess: ({ food }) => {
      toast.success(food ? "We will remind you by email." : "We will not remind you by email.");
      queryClient.setQueriesData<Foods>(
        { queryKey: ["foods"] },
        (foods) => foods && { ...foods, has_food_mails: food },
      );
    },
    onError: (error) => toast.error(errorMessage(error, "This could not be saved. Please try again.")),
  });
  return (
    <CheckboxField
      label="Remind me by email before my pets' food runs out"
      checked={isOn}
      disabled={isPending}
      onChange={({ target }) => mutate(target.checked)}
    />
  );
}
