import { describeMatch, type HomeAnswers, type Pet } from "@pawhaven/contract";
import { CircleCheck, Lightbulb } from "lucide-react";
import type { IconComponent } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";

interface MatchSentencesProps {
  pet: Pet;
  answers: HomeAnswers;
  className?: string | undefined;
}

/** From recorded facts alone; where we know too little, it says so. */
export default function MatchSentences({ pet, answers, className }: MatchSentencesProps) {
  const { suits, consider } = describeMatch(pet.name, pet.facts, answers);
  return (
    <section
      aria-label={`${pet.name} and you`}
      className={classNames("grid gap-2 rounded-card bg-surface p-4 text-small shadow-card", className)}
    >
      <Sentences icon={CircleCheck} label="Why you would suit" texts={suits} iconClasses="text-teal" />
      <Sentences icon={Lightbulb} label="What to think about" texts={consider} iconClasses="text-amber-strong" />
      {suits.length + consider.length === 0 && (
        <p className="text-ink-soft">We do not know enough about {pet.name} yet to say more. Please ask us.</p>
      )}
    </section>
  );
}

interface SentencesProps {
  icon: IconComponent;
  iconClasses: string;
  label: string;
  texts: readonly string[];
}

const Sentences = ({ icon: Icon, iconClasses, label, texts }: SentencesProps) =>
  texts.length > 0 && (
    <ul aria-label={label} className="grid gap-1">
      {texts.map((text) => (
        <li key={text} className="flex gap-2">
          <Icon className={`mt-0.5 size-4 shrink-0 ${iconClasses}`} />
          {text}
        </li>
      ))}
    </ul>
  );
