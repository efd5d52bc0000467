import { chipPattern, type UserpetDetails } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/api-errors.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { toast } from "../../ui/toast.tsx";
import { userpetQuery } from "./queries.ts";

/** Passports write digits in groups. */
const digitsOf = (text: string) => text.replace(/[\s-]/g, "");

export function ChipForm({ pet: { id, chip } }: { pet: UserpetDetails }) {
  const queryClient = useQueryClient();
  const [text, setText] = useState(chip ?? "");
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useApiMutation({
    mutationFn: (digits: string | null) => api.setUserpetChip({ params: { id }, body: { chip: digits } }),
    onSuccess: (saved) => {
      toast.success("Saved.");
      queryClient.setQueryData(userpetQuery(String(id)).queryKey, saved);
    },
    onError: (failure) => setError(errorMessage(failure, "The chip could not be saved. Please try again.")),
  });
  const handleSubmit = () => {
    const digits = digitsOf(text);
    if (digits && !chipPattern.test(digits)) return setError("A chip has 15 digits.");
    setError(undefined);
    return mutate(digits || null);
  };
  return (
    <form
      noValidate
      className="mt-4 grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        handleSubmit();
      }}
    >
      <TextField
        label="Microchip"
        requiredMark="none"
        inputMode="numeric"
        autoComplete="off"
        placeholder="15 digits"
        value={text}
        error={error}
        onChange={({ target }) => setText(target.value)}
      />
      {digitsOf(text) !== (chip ?? "") && (
        <Button type="submit" size="small" busy={isPending}>
          Save
        </Button>
      )}
    </form>
  );
}
