import { CalendarCheck, HandHeart, ShieldCheck, Truck } from "lucide-react";

const benefits = [
  { icon: Truck, title: "Free delivery", text: "To Vietnam, Singapore and the United States" },
  { icon: ShieldCheck, title: "Pay as you like", text: "By card, or in cash at your door" },
  { icon: CalendarCheck, title: "Your slot is yours", text: "No appointment is ever booked twice" },
  { icon: HandHeart, title: "Ready for home", text: "Vaccinated, microchipped, spayed or neutered" },
];

export function Benefits() {
  return (
    <section aria-label="What you can count on" className="page-width mt-10 lg:mt-16">
      <ul className="grid gap-x-6 gap-y-4 rounded-card bg-sunken p-6 sm:grid-cols-2 lg:grid-cols-4">
        {benefits.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex items-start gap-3">
            <Icon className="mt-0.5 size-6 shrink-0 text-teal" />
            <p>
              <strong className="block">{title}</strong>
              <span className="text-small text-ink-soft">{text}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
