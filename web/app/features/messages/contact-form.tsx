import { type ContactMessage, type contactMessage, contactSubjects, maxMessageLength } from "@pawhaven/contract";
import { type FieldErrors, type Resolver, useForm } from "react-hook-form";
import type { z } from "zod";
import { Button } from "../../ui/button.tsx";
import { SelectField, TextField } from "../../ui/field.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { toast } from "../../ui/toast.tsx";
import { contactToast, useSendContact } from "./use-send-contact.ts";

type Fields = z.input<typeof contactMessage>;

const empty: Fields = { full_name: "", email: "", phone: "", subject: "General Inquiry", message: "" };

/**
 * Few visitors of the page write a message, so the validation library is loaded when the first one is sent. If that
 * fails, the server validates.
 */
const lazyContactResolver: Resolver<Fields, unknown, ContactMessage> = async (current, context, options) => {
  const values = { ...current }; // as they were when Send was pressed: the form goes on changing its own
  const module = await import("./contact-resolver.ts").catch(() => undefined);
  return module ? module.contactResolver(values, context, options) : { values: values as ContactMessage, errors: {} };
};

export function ContactForm() {
  const { register, handleSubmit, reset, setError, setFocus, formState } = useForm<Fields, unknown, ContactMessage>({
    resolver: lazyContactResolver,
    defaultValues: empty,
    shouldFocusError: false,
  });
  const { errors } = formState;
  const send = useSendContact({ onSent: () => reset(empty), setError });

  /** Each error is shown next to its field; the first one is also shown as a toast and gets the focus. */
  function announceFirstError(formErrors: FieldErrors<Fields>) {
    const [field] = Object.keys(formErrors) as (keyof Fields)[];
    if (!field) return;
    toast.error(formErrors[field]?.message ?? "", contactToast);
    setFocus(field);
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit(send.mutate, announceFirstError)(event)}
      className="grid gap-4 sm:grid-cols-2"
      aria-label="Message"
    >
      <TextField
        label="Full Name"
        autoComplete="name"
        required
        error={errors.full_name?.message}
        {...register("full_name")}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        required
        error={errors.email?.message}
        {...register("email")}
      />
      <TextField label="Phone" type="tel" autoComplete="tel" error={errors.phone?.message} {...register("phone")} />
      <SelectField label="Subject" requiredMark="none" error={errors.subject?.message} {...register("subject")}>
        {contactSubjects.map((subject) => (
          <option key={subject}>{subject}</option>
        ))}
      </SelectField>
      <TextAreaField
        className="sm:col-span-2"
        label="Message"
        rows={6}
        maxLength={maxMessageLength}
        required
        error={errors.message?.message}
        {...register("message")}
      />
      <div className="sm:col-span-2">
        <Button type="submit" busy={send.isPending} busyLabel="Sending...">
          Send Message
        </Button>
      </div>
    </form>
  );
}
