import type { BookableCare } from "@pawhaven/contract";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { useAnswerDueCare } from "./use-due-care.ts";

interface DoneElsewhereModalProps {
  care: BookableCare;
  onClose: () => void;
}

export function DoneElsewhereModal({ care, onClose }: DoneElsewhereModalProps) {
  const [day, setDay] = useState("");
  const [product, setProduct] = useState("");
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useAnswerDueCare(care, onClose);
  const handleSubmit = () => {
    if (!day) return setError("Please enter a date.");
    setError(undefined);
    return mutate({ answer: "done_elsewhere", given_on: day, product });
  };
  return (
    <Modal open size="small" title={`${care.name}: done elsewhere`} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          handleSubmit();
        }}
      >
        <p>We note it for {care.pet_name}, and count on from that day.</p>
        <TextField
          label="When"
          type="date"
          required
          value={day}
          error={error}
          onChange={({ target }) => setDay(target.value)}
        />
        <TextField
          label="What was given"
          hint="If you know it"
          maxLength={120}
          value={product}
          onChange={({ target }) => setProduct(target.value)}
        />
        <Button type="submit" busy={isPending}>
          Save
        </Button>
      </form>
    </Modal>
  );
}
