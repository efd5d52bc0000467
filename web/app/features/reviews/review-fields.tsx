import { maxCommentLength, type ReviewEdit } from "@pawhaven/contract";
import { type Control, Controller, useFormState } from "react-hook-form";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { StarInput } from "../../ui/star-input.tsx";

/** The rating and the comment, for writing a review and for editing one. Pictures are apart: they are uploaded at once. */
export function ReviewFields({ control }: { control: Control<ReviewEdit> }) {
  const { errors } = useFormState({ control });
  return (
    <>
      <Controller
        control={control}
        name="rating"
        render={({ field: { value, onChange } }) => (
          <StarInput label="Rating" value={value} onChange={onChange} required error={errors.rating?.message} />
        )}
      />
      <TextAreaField
        label="Comment"
        required
        maxLength={maxCommentLength}
        showCounter
        error={errors.comment?.message}
        {...control.register("comment")}
      />
    </>
  );
}
