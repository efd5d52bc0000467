import type { Pet } from "@pawhaven/contract";
import { CircleCheck } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Modal } from "../../ui/modal.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { TextLink } from "../../ui/text-link.tsx";

const AdoptForm = lazy(() => import("./adopt-form.tsx"));

interface AdoptModalProps {
  pet: Pet;
  open: boolean;
  onClose: () => void;
}

/** The form comes when it is opened: it brings the validation library along. */
export function AdoptModal({ pet, open, onClose }: AdoptModalProps) {
  const [isSent, setSent] = useState(false);
  const [isSending, setSending] = useState(false);

  function close() {
    onClose();
    setSent(false);
  }

  return (
    <Modal open={open} title={`Adopt ${pet.name}`} onClose={close} locked={isSending}>
      {isSent ? (
        <RequestSent pet={pet} onClose={close} />
      ) : (
        <Suspense fallback={<Spinner label="Loading the form" />}>
          <AdoptForm pet={pet} onSending={setSending} onSent={() => setSent(true)} onUnavailable={close} />
        </Suspense>
      )}
    </Modal>
  );
}

/** The form, and with it the keyboard's place, is gone; the next thing to press takes it over. */
function RequestSent({ pet, onClose }: { pet: Pet; onClose: () => void }) {
  const done = useRef<HTMLButtonElement>(null);
  useEffect(() => done.current?.focus(), []);
  return (
    <div className="flex flex-col items-center gap-4 py-4 text-center">
      <CircleCheck className="size-14 text-teal" strokeWidth={1.5} />
      <output className="font-display text-lead font-semibold text-balance">
        Thank you! Your adoption request for {pet.name} has been sent.
      </output>
      <p className="text-ink-soft text-pretty">
        We read it with care and write to you within two working days. You find it in your{" "}
        <TextLink to="/profile">profile</TextLink>.
      </p>
      <Button ref={done} onClick={onClose}>
        Done
      </Button>
    </div>
  );
}
