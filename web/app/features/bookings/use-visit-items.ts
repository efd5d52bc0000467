import {
  answerTo,
  findIntakeProblem,
  type IntakeAnswer,
  type IntakeProblem,
  type Service,
  type Userpet,
} from "@pawhaven/contract";
import { useState } from "react";

/** One pet and what is done with it. */
export interface VisitItem {
  key: number;
  pet: Userpet;
  service: Service;
  answers: readonly IntakeAnswer[];
}

export interface ItemProblem extends IntakeProblem {
  key: number;
}

const firstKey = 0;

/** What else happens in the same visit, and the answers to what the services ask. */
export function useVisitItems() {
  const [more, setMore] = useState<{ key: number; pet: Userpet; service: Service }[]>([]);
  const [answers, setAnswers] = useState<Record<string, string>>({});

  /** The first item is what the steps of the dialog choose. */
  function itemsWith(pet: Userpet, service: Service | undefined): VisitItem[] {
    const all = service ? [{ key: firstKey, pet, service }, ...more] : [];
    return all.map((item) => ({
      ...item,
      answers: item.service.intake_questions.map(({ id }) => ({
        question_id: id,
        answer: answers[`${item.key} ${item.service.id} ${id}`] ?? "",
      })),
    }));
  }

  return {
    more,
    itemsWith,
    add: (pet: Userpet, service: Service) =>
      setMore([...more, { key: (more.at(-1)?.key ?? firstKey) + 1, pet, service }]),
    remove: (key: number) => setMore(more.filter((item) => item.key !== key)),
    answer: ({ key, service }: VisitItem, question: string, text: string) =>
      setAnswers({ ...answers, [`${key} ${service.id} ${question}`]: text }),
  };
}

export function findItemProblem(items: readonly VisitItem[]): ItemProblem | undefined {
  for (const { key, service, answers } of items) {
    const problem = findIntakeProblem(service.intake_questions, answers);
    if (problem) return { ...problem, key };
  }
  return undefined;
}

/** As the API takes it; questions without an answer are left out. */
export const toDraftItems = (items: readonly VisitItem[]) =>
  items.map(({ pet, service, answers }) => ({
    pet_id: pet.id,
    service_id: service.id,
    intake: answers.filter(({ answer }) => answer !== ""),
  }));

export const answerOf = ({ service, answers }: VisitItem, id: string): string => {
  const question = service.intake_questions.find((one) => one.id === id);
  return question ? answerTo(question, answers) : "";
};
