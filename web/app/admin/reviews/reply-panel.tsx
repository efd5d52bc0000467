import { zodResolver } from "@hookform/resolvers/zod";
import { maxReviewReplyLength, reviewReply, type StaffReview } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { errorCode, formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { toast } from "../../ui/toast.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { differingFields } from "../ui/differing-fields.ts";
import { EditConflict } from "../ui/edit-conflict.tsx";
import { Panel } from "../ui/panel.tsx";
import { reviewQuery } from "./queries.ts";
import { useReviewMutation } from "./use-review-mutation.ts";

interface Fields {
  text: string;
}

interface Save {
  text: string | null;
  version: number;
}

/** The shop's one answer, which everybody reads below the review. */
export function ReplyPanel({ review }: { review: StaffReview }) {
  const { id, version } = review;
  const current = review.reply?.text ?? "";
  const { register, handleSubmit, getValues, reset, setError, formState } = useForm<Fields>({
    resolver: zodResolver(reviewReply),
    defaultValues: { text: current },
  });
  const { isDirty, errors } = formState;
  useEffect(() => {
    if (!isDirty) reset({ text: current });
  }, [isDirty, reset, current]);
  const { save, theirs, dismiss } = useSaveReply(
    id,
    (text) => reset({ text }),
    (error) => showFieldErrors(error, setError),
  );
  const failure =
    errorCode(save.error) === "edited_meanwhile"
      ? undefined
      : formErrorMessage(save.error, "The reply could not be saved. Please try again.");
  return (
    <Panel title="Reply as the shop">
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => void handleSubmit(({ text }) => save.mutate({ text, version }))(event)}
      >
        {failure && <Banner tone="error">{failure}</Banner>}
        <TextAreaField
          label="Reply"
          requiredMark="none"
          required
          hint="Everybody reads it below the review."
          maxLength={maxReviewReplyLength}
          error={errors.text?.message}
          {...register("text")}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="secondary" size="small" busy={save.isPending}>
            {review.reply ? "Save reply" : "Reply"}
          </Button>
          {review.reply && (
            <Button
              variant="ghost"
              size="small"
              disabled={save.isPending}
              onClick={() => save.mutate({ text: null, version })}
            >
              Remove reply
            </Button>
          )}
        </div>
      </form>
      {theirs && (
        <EditConflict
          fields={differingFields({ text: "Reply" }, getValues(), { text: theirs.reply?.text ?? "" })}
          isSaving={save.isPending}
          onClose={dismiss}
          onResolve={({ text: side }) => {
            const chosen = side === "theirs" ? (theirs.reply?.text ?? null) : getValues().text;
            save.mutate({ text: chosen, version: theirs.version });
          }}
        />
      )}
    </Panel>
  );
}

/** `theirs` is what the review is now, after somebody else has changed it. */
function useSaveReply(id: number, onSaved: (text: string) => void, onFieldErrors: (error: Error) => void) {
  const queryClient = useQueryClient();
  const [theirs, setTheirs] = useState<StaffReview>();
  const save = useReviewMutation({
    mutationFn: (body: Save) => staffApi.replyToReview({ params: { id }, body }),
    onSuccess: (saved, { text }) => {
      setTheirs(undefined);
      onSaved(saved.reply?.text ?? "");
      toast.success(text === null ? "The reply is removed." : "The reply is public now.");
    },
    onError: async (error) => {
      onFieldErrors(error);
      if (errorCode(error) === "edited_meanwhile") setTheirs(await queryClient.fetchQuery(reviewQuery(String(id))));
    },
  });
  return { save, theirs, dismiss: () => setTheirs(undefined) };
}
