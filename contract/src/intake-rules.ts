export const intakeKinds = ["text", "choice", "yes_no"] as const;

/** What a service asks before the visit. */
export interface IntakeQuestion {
  id: string;
  label: string;
  kind: (typeof intakeKinds)[number];
  /** For a choice. */
  options?: string[] | undefined;
  is_required: boolean;
}

export interface IntakeAnswer {
  question_id: string;
  answer: string;
}

export const maxIntakeQuestions = 10;
export const maxIntakeAnswerLength = 500;

/** The possible answers, or null if any text is one. */
export const answerOptions = ({ kind, options = [] }: IntakeQuestion): readonly string[] | null =>
  kind === "text" ? null : kind === "yes_no" ? ["Yes", "No"] : options;

export interface IntakeProblem {
  question_id: string;
  text: string;
}

/** The first question whose answer is missing or not among its options. */
export function findIntakeProblem(
  questions: readonly IntakeQuestion[],
  answers: readonly IntakeAnswer[],
): IntakeProblem | undefined {
  for (const question of questions) {
    const answer = answerTo(question, answers);
    const options = answerOptions(question);
    if (answer === "" && question.is_required) return problem(question, "Please answer this question");
    if (answer !== "" && options && !options.includes(answer)) return problem(question, "Please choose an answer");
  }
  return undefined;
}

export const answerTo = ({ id }: IntakeQuestion, answers: readonly IntakeAnswer[]): string =>
  answers.find(({ question_id }) => question_id === id)?.answer ?? "";

const problem = ({ id, label }: IntakeQuestion, text: string): IntakeProblem => ({
  question_id: id,
  text: `${text}: ${label}`,
});
