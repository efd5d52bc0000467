import type { Pet } from "@pawhaven/contract";
import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import * as paths from "../../lib/paths.ts";
import { Button } from "../../ui/button.tsx";
import { Modal } from "../../ui/modal.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { AdoptForm } from "./adopt-form.tsx";
import { useRequestAdoption } from "./use-request-adoption.ts";

interface AdoptModalProps {
  pet: Pet;
  open: boolean;
  onClose: () => void;
}

/** Loaded when it is first opened: it depends on the validation library. */
export default function AdoptModal({ pet, open, onClose }: AdoptModalProps) {
  const request = useRequestAdoption(onClose);

  function close() {
    onClose();
    request.reset();
  }

  return (
    <Modal open={open} title={`Adopt ${pet.name}`} onClose={close} locked={request.isPending}>
      {request.isSuccess ? (
        <RequestSent pet={pet} onClose={close} />
      ) : (
        <AdoptForm pet={pet} isSending={request.isPending} onSubmit={request.mutate} />
      )}
    </Modal>
  );
}

/** The focused form is gone, so the focus moves to the next control. */
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
        We will read it carefully and write to you within two working days. You can follow it in your{" "}
        <TextLink to={paths.profileAdoptions}>profile</TextLink>.
      </p>
      <Button ref={done} onClick={onClose}>
        Done
      </Button>
    </div>
  );
}
