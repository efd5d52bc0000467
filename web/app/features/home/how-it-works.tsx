import { Section } from "./section.tsx";

const steps = [
  { title: "Choose your pet", text: "Tell us about them once: species, age, weight and what makes them nervous." },
  { title: "Pick a service and a slot", text: "You see the live calendar. The slot you book is yours alone." },
  { title: "Come as you are", text: "We remind you the day before. Bring them, and their favorite blanket." },
];

export function HowItWorks() {
  return (
    <Section title="Booking a visit takes a minute">
      <ol className="grid gap-6 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4 rounded-card border border-line p-6">
            <span
              aria-hidden
              className="grid size-10 shrink-0 place-items-center rounded-full bg-teal-soft font-display text-lead font-semibold text-teal-strong"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-lead">{title}</h3>
              <p className="mt-1 text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
