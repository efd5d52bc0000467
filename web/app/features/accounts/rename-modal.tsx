import { type FormEvent, useId, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Modal } from "../../ui/modal.tsx";

interface RenameModalProps {
  title: string;
  name: string;
  maxLength: number;
  isSaving: boolean;
  error: string | undefined;
  onSave: (name: string) => void;
  onClose: () => void;
}

export function RenameModal({ title, name, maxLength, isSaving, error, onSave, onClose }: RenameModalProps) {
  const id = useId();
  const [text, setText] = useState(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(text);
  };
  return (
    <Modal
      open
      title={title}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={isSaving} busyLabel="Saving…">
            Save
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <TextField
          label="Name"
          required
          requiredMark="none"
          maxLength={maxLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={error}
        />
      </form>
    </Modal>
  );
}
