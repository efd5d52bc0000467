import { zodResolver } from "@hookform/resolvers/zod";
import { type FollowUp, type FollowUpAnswer, followUpAnswer, maxShelterTextLength } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { type Resolver, useForm } from "react-hook-form";
import { api } from "../../../lib/api.ts";
import { errorMessage } from "../../../lib/api-errors.ts";
import { useApiMutation } from "../../../lib/use-api-mutation.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { TextAreaField } from "../../../ui/text-area-field.tsx";
import { toast } from "../../../ui/toast.tsx";
import { followUpsQuery } from "./queries.ts";

const moods = [
  ["well", "All is well"],
  ["mixed", "Some things go well, some do not yet"],
  ["help", "We need help"],
] as const;

interface FollowUpFormProps {
  requestId: number;
  followUp: FollowUp;
}

/** An answer can be changed later. */
export function FollowUpForm({ requestId, followUp: { day, mood, answer } }: FollowUpFormProps) {
  const queryClient = useQueryClient();
  const { register, handleSubmit, formState } = useForm<FollowUpAnswer>({
    resolver: zodResolver(followUpAnswer) as Resolver<FollowUpAnswer>,
    defaultValues: { ...(mood && { mood }), answer },
  });
  const { mutate, isPending } = useApiMutation({
    mutationFn: (body: FollowUpAnswer) => api.answerFollowUp({ params: { id: requestId, day }, body }),
    onSuccess: ({ message }) => {
      toast.success(message);
      return queryClient.invalidateQueries({ queryKey: followUpsQuery(requestId).queryKey });
    },
    onError: (error) => toast.error(errorMessage(error, "Your answer could not be sent. Please try again.")),
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit((given) => mutate(given))(event)}>
      <SelectField
        label={`After ${day} days: how does it go?`}
        required
        requiredMark="none"
        error={formState.errors.mood?.message}
        {...register("mood")}
      >
        <option value="">Please select</option>
        {moods.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label="What would you like to tell us?"
        rows={3}
        maxLength={maxShelterTextLength}
        error={formState.errors.answer?.message}
        {...register("answer")}
      />
      <Button type="submit" size="small" busy={isPending} className="justify-self-start">
        {mood ? "Change my answer" : "Send"}
      </Button>
    </form>
  );
}
