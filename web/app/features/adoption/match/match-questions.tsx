import type { HomeAnswers } from "@pawhaven/contract";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/field.tsx";
import { saveHomeAnswers, useHomeAnswers } from "./home-answers.ts";

type Question = keyof HomeAnswers;

interface QuestionText {
  name: Question;
  label: string;
  options: readonly (readonly [HomeAnswers[Question], string])[];
}

const yesNo = [
  [true, "Yes"],
  [false, "No"],
] as const;

const questions: readonly QuestionText[] = [
  {
    name: "children",
    label: "Do children live with you?",
    options: [
      ["none", "No"],
      ["older", "Yes, older ones"],
      ["young", "Yes, young ones"],
    ],
  },
  { name: "dogs", label: "Do dogs live with you?", options: yesNo },
  { name: "cats", label: "Do cats live with you?", options: yesNo },
  {
    name: "hours_alone",
    label: "How long would your pet be alone on most days?",
    options: [[0, "Hardly ever"], ...[2, 4, 6, 8, 10].map((hours) => [hours, `About ${hours} hours`] as const)],
  },
  { name: "garden", label: "Do you have a garden?", options: yesNo },
  {
    name: "activity",
    label: "How are your days?",
    options: [
      ["low", "Calm"],
      ["medium", "A bit of both"],
      ["high", "Active, often outdoors"],
    ],
  },
];

/** Six questions, all optional. Every answer is stored at once and changes what the pets say. */
export default function MatchQuestions() {
  const answers = useHomeAnswers() ?? {};
  const answer = ({ name, options }: QuestionText, text: string) => {
    const { [name]: _, ...others } = answers;
    const chosen = options.find(([value]) => String(value) === text);
    saveHomeAnswers(chosen ? { ...others, [name]: chosen[0] } : others);
  };
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {questions.map((question) => (
          <SelectField
            key={question.name}
            label={question.label}
            requiredMark="none"
            value={String(answers[question.name] ?? "")}
            onChange={(event) => answer(question, event.target.value)}
          >
            <option value="">No answer</option>
            {question.options.map(([value, text]) => (
              <option key={String(value)} value={String(value)}>
                {text}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
      {Object.keys(answers).length > 0 && (
        <Button variant="secondary" size="small" className="justify-self-start" onClick={() => saveHomeAnswers({})}>
          Forget my answers
        </Button>
      )}
    </div>
  );
}
