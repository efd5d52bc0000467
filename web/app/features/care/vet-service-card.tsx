import { HeartHandshake, House, ScanHeart, Scissors, Stethoscope, Syringe } from "lucide-react";
import type { IconComponent } from "../../ui/button.tsx";
import type { VetService } from "./content/vet-services.ts";

const icons: Record<string, IconComponent> = {
  "general-check-up": Stethoscope,
  "vet-at-home": House,
  immunization: Syringe,
  "4d-ultrasound": ScanHeart,
  "spay-and-neuter": Scissors,
};

export function VetServiceCard({ service: { slug, title, description, points } }: { service: VetService }) {
  const Icon = icons[slug] ?? HeartHandshake;
  return (
    <article id={slug} className="flex h-full flex-col gap-4 rounded-card bg-surface p-6 shadow-card">
      <div className="flex items-center gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-teal-soft text-teal-strong">
          <Icon className="size-6" />
        </span>
        <h3 className="text-lead">{title}</h3>
      </div>
      <p className="text-ink-soft">{description}</p>
      <Points points={points} />
    </article>
  );
}

export const Points = ({ points }: { points: readonly string[] }) => (
  <ul className="mt-auto grid gap-1.5">
    {points.map((point) => (
      <li
        key={point}
        className="flex gap-3 before:mt-2.5 before:size-1.5 before:shrink-0 before:rounded-full before:bg-teal"
      >
        {point}
      </li>
    ))}
  </ul>
);
