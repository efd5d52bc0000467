import { answerOptions, maxIntakeAnswerLength } from "@pawhaven/contract";
import { SelectField } from "../../ui/field.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { answerOf, type ItemProblem, type VisitItem } from "./use-visit-items.ts";

interface IntakeFieldsProps {
  items: readonly VisitItem[];
  problem: ItemProblem | undefined;
  onAnswer: (item: VisitItem, question: string, text: string) => void;
}

/** What the services ask before the visit. */
export const IntakeFields = ({ items, problem, onAnswer }: IntakeFieldsProps) =>
  items
    .filter(({ service }) => service.intake_questions.length > 0)
    .map((item) => (
      <fieldset key={item.key} className="mt-4 grid gap-4">
        <legend className="mb-2 font-bold">
          {item.service.name} for {item.pet.name}
        </legend>
        <Questions item={item} problem={problem?.key === item.key ? problem : undefined} onAnswer={onAnswer} />
      </fieldset>
    ));

interface QuestionsProps extends Omit<IntakeFieldsProps, "items"> {
  item: VisitItem;
}

const Questions = ({ item, problem, onAnswer }: QuestionsProps) =>
  item.service.intake_questions.map((question) => {
    const options = answerOptions(question);
    const field = {
      label: question.label,
      required: question.is_required,
      value: answerOf(item, question.id),
      error: problem?.question_id === question.id ? problem.text : undefined,
      onChange: (event: { target: { value: string } }) => onAnswer(item, question.id, event.target.value),
    };
    if (!options) return <TextAreaField key={question.id} rows={2} maxLength={maxIntakeAnswerLength} {...field} />;
    return (
      <SelectField key={question.id} {...field}>
        <option value="">Choose…</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </SelectField>
    );
  });
