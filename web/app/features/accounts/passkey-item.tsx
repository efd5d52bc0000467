import type { Passkey } from "@pawhaven/contract";
import { Fingerprint } from "lucide-react";
import { useState } from "react";
import { errorMessage } from "../../lib/api-errors.ts";
import { formatDateTime } from "../../lib/dates.ts";
import { Button } from "../../ui/button.tsx";
import { askToConfirm } from "../../ui/dialogs.tsx";
import { RenameModal } from "./rename-modal.tsx";

interface PasskeyItemProps {
  passkey: Passkey;
  rename: { mutate: (name: string) => void; isPending: boolean; error: Error | null; reset: () => void };
  remove: { mutate: () => void; isPending: boolean };
}

/** One passkey of a list, the same in the profile and in the workplace. */
export function PasskeyItem({ passkey, rename, remove }: PasskeyItemProps) {
  const { name } = passkey;
  /** The dialog closes by itself when the passkey has another name. */
  const [renamedFrom, setRenamedFrom] = useState<string | null>(null);
  const close = () => {
    setRenamedFrom(null);
    rename.reset();
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <Fingerprint className="size-6 shrink-0 text-ink-soft" />
      <PasskeyFacts passkey={passkey} />
      <div className="flex gap-2 max-sm:ml-10">
        <Button variant="secondary" size="small" onClick={() => setRenamedFrom(name)}>
          Rename<span className="sr-only"> {name}</span>
        </Button>
        <Button
          variant="secondary"
          size="small"
          busy={remove.isPending}
          onClick={() => void askToRemove(name).then((isSure) => isSure && remove.mutate())}
        >
          Remove<span className="sr-only"> {name}</span>
        </Button>
      </div>
      {renamedFrom === name && (
        <RenameModal
          title="Rename the passkey"
          name={name}
          maxLength={60}
          isSaving={rename.isPending}
          error={
            rename.error ? errorMessage(rename.error, "The name could not be saved. Please try again.") : undefined
          }
          onSave={(next) => (next.trim() === name ? close() : rename.mutate(next))}
          onClose={close}
        />
      )}
    </li>
  );
}

const PasskeyFacts = ({ passkey }: { passkey: Passkey }) => (
  <div className="min-w-0 flex-1 basis-56">
    <p className="font-semibold wrap-anywhere">{passkey.name}</p>
    <p className="text-small text-ink-soft">
      Added {formatDateTime(passkey.created_at)}
      {passkey.is_synced && ", synced by your password manager"}
    </p>
    <p className="text-small text-ink-soft">
      {passkey.last_used_at ? `Last used ${formatDateTime(passkey.last_used_at)}` : "Not used yet"}
    </p>
  </div>
);

const askToRemove = (name: string) =>
  askToConfirm({
    title: "Remove this passkey?",
    text: `“${name}” will no longer sign you in.`,
    confirmLabel: "Remove",
    cancelLabel: "Keep it",
    danger: true,
  });
