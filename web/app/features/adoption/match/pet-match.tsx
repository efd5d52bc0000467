import type { Pet } from "@pawhaven/contract";
import { Suspense } from "react";
import { optionalPart } from "../../../ui/optional-part.ts";
import { useHomeAnswers } from "./home-answers.ts";

const MatchSentences = optionalPart(() => import("./match-sentences.tsx"));

/** Nothing, and nothing to load, for whoever has not answered a question. */
export function PetMatch({ pet, className }: { pet: Pet; className?: string }) {
  const answers = useHomeAnswers();
  if (!answers) return null;
  return (
    <Suspense>
      <MatchSentences pet={pet} answers={answers} className={className} />
    </Suspense>
  );
}
