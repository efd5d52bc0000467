import { adoptionCheckNames, type RequestCheck } from "@pawhaven/contract";
import { CircleCheck, CircleDashed, CircleX } from "lucide-react";
import type { IconComponent } from "../../../ui/button.tsx";

const looks: Record<"passed" | "failed" | "open", { icon: IconComponent; classes: string }> = {
  passed: { icon: CircleCheck, classes: "text-teal-strong" },
  failed: { icon: CircleX, classes: "text-berry" },
  open: { icon: CircleDashed, classes: "text-ink-soft" },
};

/** How a check went, as word and icon. */
export function CheckResult({ result }: Pick<RequestCheck, "result">) {
  const { icon: Icon, classes } = looks[result ?? "open"];
  return (
    <span className={`inline-flex items-center gap-1 font-bold ${classes}`}>
      <Icon className="size-4 shrink-0" />
      {result ?? "open"}
    </span>
  );
}

export const CheckResults = ({ checks }: { checks: readonly RequestCheck[] }) => (
  <ul aria-label="Checks" className="grid gap-1">
    {checks.map(({ kind, is_required: isRequired, result }) => (
      <li key={kind} className="flex flex-wrap justify-between gap-x-4">
        <span>
          {adoptionCheckNames[kind]}
          {!isRequired && <span className="text-ink-soft">, optional</span>}
        </span>
        <CheckResult result={result} />
      </li>
    ))}
  </ul>
);
