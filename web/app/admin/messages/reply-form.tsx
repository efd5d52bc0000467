import { zodResolver } from "@hookform/resolvers/zod";
import { maxReplyLength, namePlaceholder, type Thread, threadReply } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useForm } from "react-hook-form";
import { formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { toast } from "../../ui/toast.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { CompactSelect } from "../ui/compact-select.tsx";
import { Panel } from "../ui/panel.tsx";
import { cannedAnswersQuery } from "./queries.ts";
import { useThreadMutation } from "./use-thread-mutation.ts";

const replyForm = threadReply.pick({ text: true });

/** What was typed stays until it is sent, also when the conversation changed meanwhile. */
export function ReplyForm({ thread: { id, version, email, name } }: { thread: Thread }) {
  const { register, handleSubmit, setError, getValues, setValue, setFocus, reset, formState } = useForm({
    resolver: zodResolver(replyForm),
    defaultValues: { text: "" },
  });
  const reply = useThreadMutation({
    mutationFn: ({ text, closes }: { text: string; closes: boolean }) =>
      staffApi.replyToThread({ params: { id }, body: { version, text, closes } }),
    onSuccess: (_, { closes }) => {
      toast.success(
        closes ? "Your answer is on its way, and the conversation is closed." : "Your answer is on its way.",
      );
      reset();
    },
    onError: (error) => showFieldErrors(error, setError, { shouldFocus: true }),
  });
  const failure = formErrorMessage(reply.error, "The answer could not be sent. Please try again.");
  const send = (closes: boolean) => handleSubmit(({ text }) => reply.mutate({ text, closes }));
  function insert(text: string) {
    const typed = getValues("text");
    setValue("text", `${typed}${typed && "\n\n"}${text.replaceAll(namePlaceholder, name)}`, { shouldDirty: true });
    setFocus("text");
  }
  return (
    <Panel title="Answer by mail">
      <form noValidate onSubmit={(event) => void send(false)(event)} className="grid gap-3">
        {failure && <Banner tone="error">{failure}</Banner>}
        <CannedAnswers onInsert={insert} />
        <TextAreaField
          label={`Your answer to ${email}`}
          rows={6}
          required
          requiredMark="none"
          maxLength={maxReplyLength}
          error={formState.errors.text?.message}
          {...register("text")}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="small" icon={Send} busy={reply.isPending && !reply.variables?.closes}>
            Send answer
          </Button>
          <Button
            variant="secondary"
            size="small"
            busy={reply.isPending && reply.variables?.closes === true}
            onClick={(event) => void send(true)(event)}
          >
            Send and close
          </Button>
        </div>
      </form>
    </Panel>
  );
}

/** Choosing one inserts it at once; the list then shows its first line again. */
function CannedAnswers({ onInsert }: { onInsert: (text: string) => void }) {
  const { data = [] } = useQuery(cannedAnswersQuery);
  if (data.length === 0) return null;
  return (
    <CompactSelect
      label="Insert a canned answer"
      value=""
      options={[["", "Choose…"], ...data.map(({ id, title }) => [String(id), title] as const)]}
      onChange={(chosen) => {
        const answer = data.find(({ id }) => String(id) === chosen);
        if (answer) onInsert(answer.text);
      }}
    />
  );
}
