import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface DisclosureProps {
  summary: string;
  children: ReactNode;
  defaultOpen?: boolean;
  /** At most one disclosure of a group is open. */
  group?: string;
  /** Renders the summary as a heading. */
  headingLevel?: 2 | 3 | 4;
  className?: string;
}

/** Browsers without `::details-content` open it without the transition. */
const openTransitionClasses =
  "[interpolate-size:allow-keywords] details-content:h-0 details-content:overflow-clip details-content:transition-[height,content-visibility] " +
  "details-content:transition-discrete details-content:duration-200 open:details-content:h-auto";

export function Disclosure({
  summary,
  children,
  defaultOpen = false,
  group,
  headingLevel,
  className,
}: DisclosureProps) {
  const Heading = headingLevel ? (`h${headingLevel}` as const) : "span";
  return (
    <details
      open={defaultOpen}
      name={group}
      className={classNames("group/disclosure border-b border-line", openTransitionClasses, className)}
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 rounded-small py-3 font-bold transition-colors hover:text-teal-strong [&::-webkit-details-marker]:hidden">
        <Heading className="font-text text-base font-bold tracking-normal">{summary}</Heading>
        <ChevronDown className="size-5 shrink-0 text-ink-soft transition-transform group-open/disclosure:rotate-180" />
      </summary>
      <div className="max-w-prose pb-6">{children}</div>
    </details>
  );
}
