import { z } from "zod";
import { requiredText } from "./core/fields.ts";
import { intakeKinds, maxIntakeAnswerLength, maxIntakeQuestions } from "./intake-rules.ts";

export const intakeQuestion = z.strictObject({
  id: z.string().regex(/^[\w-]{1,40}$/),
  label: requiredText("Please enter the question.", 200),
  kind: z.enum(intakeKinds),
  options: z.array(requiredText("Please enter the option.", 100)).min(1).max(20).optional(),
  is_required: z.boolean(),
});

export const intakeQuestions = z.array(intakeQuestion).max(maxIntakeQuestions);

export const intakeAnswers = z
  .array(
    z.strictObject({
      question_id: z.string().max(40),
      answer: z.string().trim().max(maxIntakeAnswerLength, `At most ${maxIntakeAnswerLength} characters.`),
    }),
  )
  .max(maxIntakeQuestions)
  .default([])
  .meta({ description: "Answers to the questions that the service asks." });
