import type { BookableCare } from "@pawhaven/contract";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { DoneElsewhereModal } from "./done-elsewhere-modal.tsx";
import { useAnswerDueCare } from "./use-due-care.ts";

export function DueAnswers({ care }: { care: BookableCare }) {
  const [isDone, setDone] = useState(false);
  const { mutate, isPending } = useAnswerDueCare(care);
  const button = { variant: "ghost", size: "small", disabled: isPending } as const;
  return (
    <fieldset aria-label={`Other answers about ${care.name}`} className="-ml-4 flex flex-wrap gap-x-1 gap-y-2">
      <Button {...button} onClick={() => setDone(true)}>
        Done elsewhere
        <About care={care} />
      </Button>
      <Button {...button} onClick={() => mutate({ answer: "not_now" })}>
        Not now
        <About care={care} />
      </Button>
      <Button {...button} onClick={() => mutate({ answer: "not_for_us" })}>
        Not for us
        <About care={care} />
      </Button>
      {isDone && <DoneElsewhereModal care={care} onClose={() => setDone(false)} />}
    </fieldset>
  );
}

/** Several answers of the same words are on one page. */
const About = ({ care }: { care: BookableCare }) => <span className="sr-only">: {care.name}</span>;
