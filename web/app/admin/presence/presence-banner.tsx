import { Users } from "lucide-react";
import { usePresence } from "./use-presence.ts";

interface PresenceBannerProps {
  /** What is open: `order`, `gear`, `opening hours`. */
  kind: string;
  id: string;
}

/** Says who else has the object of this screen open. The live region is mounted before there is something to say. */
export function PresenceBanner({ kind, id }: PresenceBannerProps) {
  const others = usePresence(kind, id);
  return (
    <output className="block empty:hidden">
      {others.length > 0 && (
        <span className="mb-4 flex items-center gap-2 rounded-small border border-amber bg-amber-soft px-3 py-2 text-ink">
          <Users className="size-4 shrink-0" />
          {namesOf(others)} {others.length === 1 ? "has" : "have"} this open too.
        </span>
      )}
    </output>
  );
}

const namesOf = (people: readonly { name: string }[]) =>
  new Intl.ListFormat("en").format(people.map(({ name }) => name));
