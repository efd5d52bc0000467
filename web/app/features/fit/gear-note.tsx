import { reasonText } from "@pawhaven/contract";
import { CircleAlert } from "lucide-react";
import { useFacts } from "./gear-facts.ts";
import { objectionIn } from "./verdicts.ts";

/** Below a line of the cart. */
export function GearNote({ gearId }: { gearId: number }) {
  const objection = objectionIn(useFacts(gearId), gearId);
  if (!objection) return null;
  return (
    <ul aria-label="Speaks against it" className="mt-3 grid gap-1 text-small sm:pl-38">
      {objection.reasons.map((reason) => (
        <li key={reasonText(reason, objection.pet)} className="flex gap-2 font-bold text-berry">
          <CircleAlert className="mt-0.5 size-4 shrink-0" />
          {reasonText(reason, objection.pet)}
        </li>
      ))}
    </ul>
  );
}
