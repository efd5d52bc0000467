import { transactionId } from "@pawhaven/contract";
import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { ScreenLink } from "../ui/screen-link.tsx";

interface ThreadOrderProps {
  orderNumber: string | null;
  isPending: boolean;
  onChange: (orderNumber: string | null) => void;
}

/** The order that the customer mentioned, or that somebody on the staff chose. */
export function ThreadOrder({ orderNumber, isPending, onChange }: ThreadOrderProps) {
  if (orderNumber === null) return <OrderForm isPending={isPending} onChange={onChange} />;
  return (
    <div className="grid gap-1">
      <span className="font-bold text-ink-soft">Order</span>
      <span className="flex flex-wrap items-center gap-2 wrap-anywhere">
        <ScreenLink to={`orders/${orderNumber}`}>{orderNumber}</ScreenLink>
        <Button variant="ghost" size="small" disabled={isPending} onClick={() => onChange(null)}>
          Remove<span className="sr-only"> the order</span>
        </Button>
      </span>
    </div>
  );
}

function OrderForm({ isPending, onChange }: Omit<ThreadOrderProps, "orderNumber">) {
  const [number, setNumber] = useState("");
  const [error, setError] = useState<string>();
  function submit(event: FormEvent) {
    event.preventDefault();
    const parsed = transactionId.safeParse(number.trim().toUpperCase());
    setError(parsed.success ? undefined : "Please enter an order number like VN-….");
    if (parsed.success) onChange(parsed.data);
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-2">
      <TextField
        label="Order"
        requiredMark="none"
        placeholder="Its number"
        value={number}
        error={error}
        onChange={({ target }) => setNumber(target.value)}
      />
      <Button type="submit" variant="secondary" size="small" busy={isPending} className="justify-self-start">
        Link order
      </Button>
    </form>
  );
}
