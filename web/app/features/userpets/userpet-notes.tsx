import { maxUserpetNotesLength, type UserpetDetails } from "@pawhaven/contract";
import { Pencil } from "lucide-react";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { useUserpetMutation } from "./use-userpet-mutation.ts";

export function UserpetNotes({ pet }: { pet: UserpetDetails }) {
  const [isEditing, setEditing] = useState(false);
  return (
    <Card size="compact" title="Notes">
      {isEditing ? (
        <NotesForm pet={pet} onClose={() => setEditing(false)} />
      ) : (
        <>
          <p className="whitespace-pre-line wrap-anywhere">
            {pet.notes || <span className="text-ink-soft">Nothing noted yet: allergies, fears, favorite treats.</span>}
          </p>
          <Button variant="secondary" size="small" icon={Pencil} className="mt-4" onClick={() => setEditing(true)}>
            Edit notes
          </Button>
        </>
      )}
    </Card>
  );
}

/** The button that had the focus is gone. */
const focusOnMount = (field: HTMLTextAreaElement | null) => field?.focus();

function NotesForm({ pet: { id, notes }, onClose }: { pet: UserpetDetails; onClose: () => void }) {
  const [text, setText] = useState(notes);
  const { mutate, isPending } = useUserpetMutation({
    mutationFn: () => api.updateUserpetNotes({ params: { id }, body: { notes: text } }),
    done: "Saved.",
    onDone: onClose,
  });
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        mutate();
      }}
    >
      <TextAreaField
        label="Notes"
        hideLabel
        requiredMark="none"
        rows={4}
        ref={focusOnMount}
        maxLength={maxUserpetNotesLength}
        hint="What we should know: allergies, fears, favorite treats"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={isPending} busyLabel="Saving…">
          Save
        </Button>
        <Button variant="secondary" size="small" disabled={isPending} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
