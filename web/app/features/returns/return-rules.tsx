import type { ReturnRule } from "@pawhaven/contract";

/** The steps, numbered, and what is good to know besides. */
export function ReturnRules({ rules }: { rules: readonly ReturnRule[] }) {
  const steps = rules.filter(({ title }) => title !== "");
  const notes = rules.filter(({ title }) => title === "");
  return (
    <>
      <ol className="mt-8 grid gap-4 empty:hidden">
        {steps.map(({ title, text }, index) => (
          <li key={text} className="grid grid-cols-[2.5rem_1fr] rounded-card bg-surface p-6 shadow-card">
            <span aria-hidden="true" className="font-display text-lead font-semibold text-teal">
              {index + 1}
            </span>
            <div className="min-w-0 wrap-anywhere">
              <h2 className="text-lead">{title}</h2>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      {notes.length > 0 && (
        <>
          <h2 className="mt-10 text-heading">Good to know</h2>
          <ul className="mt-4 grid list-disc gap-2 ps-6 wrap-anywhere">
            {notes.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
