import { ArrowRight } from "lucide-react";
import { toDollars } from "@pawhaven/contract";
import { formatDollars } from "../../lib/money.ts";
import { showValue } from "./show-value.ts";

const cents = /_?cents$/i;

type Values = Readonly<Record<string, unknown>> | null;

/** `isShared` and `is_shared` read as `is shared`, and `price_cents` as `price`. */
const fieldLabel = (name: string) =>
  name
    .replace(cents, "")
    .replaceAll(/(?<=[a-z])[A-Z]|_/g, (sign) => ` ${sign.replace("_", "")}`)
    .toLowerCase();

const showField = (name: string, value: unknown): string =>
  cents.test(name) && typeof value === "number" ? formatDollars(toDollars(value)) : showValue(value);

/** What a change did, field by field. */
export function ValueDiff({ before, after }: { before: Values; after: Values }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (names.length === 0) return null;
  return (
    <dl className="grid gap-1">
      {names.map((name) => (
        <div key={name} className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <dt className="text-ink-soft">{fieldLabel(name)}</dt>
          <dd className="flex min-w-0 flex-wrap items-baseline gap-x-2">
            {before && (
              <Value label="before" text={showField(name, before[name])} className="text-ink-soft line-through" />
            )}
            {before && after && <ArrowRight className="size-3.5 shrink-0 self-center text-ink-soft" />}
            {after && <Value label="after" text={showField(name, after[name])} className="font-semibold" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const Value = ({ label, text, className }: { label: string; text: string; className: string }) => (
  <span className="min-w-0 wrap-anywhere">
    <span className="sr-only">{label} </span>
    <span className={className}>{text || "(empty)"}</span>
  </span>
);
