import { toDollars } from "@pawhaven/contract";
import { ArrowRight, Check } from "lucide-react";
import { Link } from "react-router";
import { Price } from "../../ui/price.tsx";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";

interface ServiceLinkCardProps {
  to: string;
  name: string;
  text: string;
  points: readonly string[];
  /** The lowest price; null if none is shown. */
  fromCents: number | null;
  scene: "vet" | "spa";
  action: string;
  /** Visible first at every width, so its image is loaded with priority. */
  isFirst?: boolean;
}

export const ServiceLinkCard = ({
  to,
  name,
  text,
  points,
  fromCents,
  scene,
  action,
  isFirst = false,
}: ServiceLinkCardProps) => (
  <Link
    to={to}
    className="group flex h-full flex-col overflow-hidden rounded-card bg-surface shadow-card transition-shadow hover:shadow-raised"
  >
    <ResponsiveImage
      image={`/static/pictures/scenes/${scene}-1280.webp`}
      alt=""
      ratio="wide"
      sizes="(min-width: 768px) 38rem, 100vw"
      priority={isFirst}
    />
    <div className="flex flex-1 flex-col p-6 lg:p-8">
      <h2 className="text-heading">{name}</h2>
      <p className="mt-2 text-ink-soft">{text}</p>
      <ul className="mt-4 mb-6 grid gap-2">
        {points.map((point) => (
          <li key={point} className="flex gap-2">
            <Check className="mt-1 size-4.5 shrink-0 text-teal" />
            {point}
          </li>
        ))}
        {fromCents !== null && (
          <li className="flex gap-2">
            <Check className="mt-1 size-4.5 shrink-0 text-teal" />
            <span>
              From <Price amount={toDollars(fromCents)} />
            </span>
          </li>
        )}
      </ul>
      <span className="mt-auto inline-flex items-center gap-2 font-bold text-coral-strong">
        {action}
        <ArrowRight className="size-5 transition-transform group-hover:translate-x-1" />
      </span>
    </div>
  </Link>
);
