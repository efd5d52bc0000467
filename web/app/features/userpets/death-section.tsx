import type { UserpetDetails } from "@pawhaven/contract";
import { type ReactNode, useState } from "react";
import { api } from "../../lib/api.ts";
import { fieldErrors, formErrorMessage } from "../../lib/api-errors.ts";
import { useToday } from "../../lib/use-today.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Modal } from "../../ui/modal.tsx";
import { useUserpetMutation } from "./use-userpet-mutation.ts";

interface DeathProps {
  pet: UserpetDetails;
  /** What other features have to say about the visits that are cancelled. */
  children: ReactNode;
}

/** At the end of the page, and quiet. */
export function DeathSection({ pet, children }: DeathProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button variant="ghost" size="small" className="text-ink-soft" onClick={() => setOpen(true)}>
        {pet.name} has died
      </Button>
      {isOpen && (
        <DeathDialog pet={pet} onClose={() => setOpen(false)}>
          {children}
        </DeathDialog>
      )}
    </div>
  );
}

function DeathDialog({ pet: { id, name }, children, onClose }: DeathProps & { onClose: () => void }) {
  const today = useToday();
  const [day, setDay] = useState(today);
  const { mutate, isPending, error } = useUserpetMutation({
    mutationFn: () => api.recordDeath({ params: { id }, body: { died_on: day } }),
    done: `We will remember ${name}.`,
    onDone: onClose,
    onError: () => undefined,
  });
  const failure = formErrorMessage(error, "This could not be saved. Please try again.");
  const dayError = error ? fieldErrors(error).find(([field]) => field === "died_on")?.[1] : undefined;
  return (
    <Modal open size="small" title={`${name} has died`} locked={isPending} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          mutate();
        }}
      >
        {failure && <Banner tone="error">{failure}</Banner>}
        <p>
          We are sorry for your loss. We cancel what is booked for {name} and send no more reminders. The page with its
          pictures and its story stays.
        </p>
        {children}
        <TextField
          label="Day"
          type="date"
          requiredMark="none"
          max={today}
          value={day}
          error={dayError}
          onChange={({ target }) => setDay(target.value)}
        />
        <p className="text-small text-ink-soft">If this is a mistake, you can take it back for 30 days.</p>
        <Button type="submit" busy={isPending} busyLabel="Saving…">
          Save
        </Button>
      </form>
    </Modal>
  );
}
