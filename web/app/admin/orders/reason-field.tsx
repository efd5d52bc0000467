import type { ComponentProps } from "react";
import { TextAreaField } from "../../ui/text-area-field.tsx";

type ReasonFieldProps = Omit<ComponentProps<typeof TextAreaField>, "label">;

/** Why something is cancelled. It is part of the mail, so it is written to the customer. */
export const ReasonField = (props: ReasonFieldProps) => (
  <TextAreaField
    label="Reason, for the customer"
    required
    requiredMark="none"
    maxLength={300}
    showCounter
    rows={3}
    placeholder="The last one was damaged on our shelf."
    {...props}
  />
);
