import { maxDiscountCode } from "@pawhaven/contract";
import { Tag, X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import type { DiscountCodeState } from "./use-discount-code.ts";

/** A field behind a button, because most customers have no code; then the code that applies. */
export default function DiscountCode({ state }: { state: DiscountCodeState }) {
  const { code, isChecking, obstacle } = state;
  const [isOpen, setIsOpen] = useState(false);
  if (code !== null && !obstacle && !isChecking) return <AppliedCode state={state} />;
  if (!isOpen && code === null)
    return (
      <Button variant="ghost" size="small" icon={Tag} className="justify-self-start" onClick={() => setIsOpen(true)}>
        Add a discount code
      </Button>
    );
  return <CodeForm state={state} />;
}

const AppliedCode = ({ state: { code, remove } }: { state: DiscountCodeState }) => (
  <p className="flex flex-wrap items-center gap-x-2 text-small">
    <Tag className="size-4 shrink-0 text-teal" />
    <output className="min-w-0 wrap-anywhere">
      Discount code <strong>{code}</strong> applies.
    </output>
    <Button variant="ghost" size="small" icon={X} className="ml-auto px-2!" onClick={remove}>
      Remove<span className="sr-only"> the discount code</span>
    </Button>
  </p>
);

function CodeForm({ state: { code, isChecking, obstacle, apply, remove } }: { state: DiscountCodeState }) {
  const [text, setText] = useState(code ?? "");
  function submit(event: FormEvent) {
    event.preventDefault();
    const typed = text.trim().toUpperCase();
    if (typed === "") remove();
    else apply(typed);
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-2">
      <TextField
        label="Discount code"
        requiredMark="none"
        maxLength={maxDiscountCode}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        value={text}
        error={obstacle ?? undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="secondary" size="small" busy={isChecking} busyLabel="Checking…">
        Apply
      </Button>
    </form>
  );
}
