import { type InvitationWithLink, staffRoleNames } from "@pawhaven/contract";
import { Copy } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Modal } from "../../ui/modal.tsx";

interface InvitationLinkModalProps extends InvitationWithLink {
  onClose: () => void;
}

/** The one time that the link is shown: the server keeps a hash of it. */
export function InvitationLinkModal({ invitation, link, onClose }: InvitationLinkModalProps) {
  const { outcome, copy, button } = useCopy(link);
  return (
    <Modal open title="A link to pass on" onClose={onClose} size="small" initialFocus={button}>
      <div className="grid gap-4">
        <p>
          Whoever opens this link can join as <strong>{staffRoleNames[invitation.role]}</strong> with the address{" "}
          <strong className="wrap-anywhere">{invitation.email}</strong>. Give it to that person alone. It is shown once.
        </p>
        <TextField
          label="Link"
          requiredMark="none"
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button ref={button} icon={Copy} onClick={copy} fullWidth>
          Copy link
        </Button>
        <output className="text-ink-soft">{outcome}</output>
      </div>
    </Modal>
  );
}

function useCopy(text: string) {
  const [outcome, setOutcome] = useState("");
  const button = useRef<HTMLButtonElement>(null);
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setOutcome("Copied."),
      () => setOutcome("Your browser did not allow copying. Please copy it from the field."),
    );
  return { outcome, copy, button };
}
