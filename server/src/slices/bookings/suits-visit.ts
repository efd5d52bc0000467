import { answerTo, findIntakeProblem, type IntakeAnswer, type Species } from "@pawhaven/contract";
import { invalidField } from "../clinic/errors.ts";
import type { ServiceRow } from "../clinic/find-service.ts";

export function assertSuitsSpecies({ name, species }: ServiceRow, pet: { species: Species }): void {
  // mutant(customer-choice.test.ts): a service is for some species only
  if (species.length > 0 && !species.includes(pet.species))
    throw invalidField("pet_id", `${name} is not for a ${pet.species.toLowerCase()}. Please select another service.`);
}

/** The answers with the words of their questions, which may change later. */
export function readAnswers({ intakeQuestions }: ServiceRow, answers: readonly IntakeAnswer[]) {
  const problem = findIntakeProblem(intakeQuestions, answers);
  // mutant(customer-choice.test.ts): required questions are answered
  if (problem) throw invalidField("intake", problem.text);
  return intakeQuestions
    .map((question) => ({ question: question.label, answer: answerTo(question, answers) }))
    .filter(({ answer }) => answer !== "");
}
