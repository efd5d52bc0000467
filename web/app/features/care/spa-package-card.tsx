import { type Service, toDollars } from "@pawhaven/contract";
import { Check, Clock, Gift, ListChecks } from "lucide-react";
import { formatDollars } from "../../lib/money.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import type { SpaPackage } from "./content/spa-packages.ts";

interface SpaPackageCardProps {
  spaPackage: SpaPackage;
  /** What can be booked, if it can be. */
  service: Service | undefined;
  /** Steps that the previous package does not include. */
  addedSteps: ReadonlySet<string>;
  backgroundClass: string;
  onChoose: () => void;
}

/** The whole card is clickable; the button makes it accessible by keyboard. */
export function SpaPackageCard({ spaPackage, service, addedSteps, backgroundClass, onChoose }: SpaPackageCardProps) {
  const { name, duration, description, steps, gift } = spaPackage;
  const { price_cents: priceCents = null, image } = service ?? {};
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button inside is the accessible control
    <div
      onClick={onChoose}
      className="flex h-full cursor-pointer flex-col overflow-hidden rounded-card bg-surface shadow-card transition-shadow hover:shadow-raised"
    >
      {image && <ResponsiveImage image={image} alt="" ratio="wide" sizes="(min-width: 1024px) 33vw, 100vw" />}
      <div className={classNames("p-6", backgroundClass)}>
        <h3 className="text-heading">{name}</h3>
        <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 font-bold">
          <span className="inline-flex items-center gap-1.5">
            <Clock className="size-4.5" /> {duration}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <ListChecks className="size-4.5" /> {steps.length} steps
          </span>
          {priceCents !== null && <span>{formatDollars(toDollars(priceCents))}</span>}
        </p>
      </div>
      <div className="flex flex-1 flex-col gap-4 p-6">
        <p className="text-ink-soft">{description}</p>
        <Steps steps={steps} added={addedSteps} />
        {gift && <GiftNote text={gift} />}
        <Button fullWidth className="mt-auto" aria-label={`Book Now: ${name} Spa`}>
          Book Now
        </Button>
      </div>
    </div>
  );
}

const Steps = ({ steps, added }: { steps: readonly string[]; added: ReadonlySet<string> }) => (
  <ol className="grid gap-2">
    {steps.map((step) => (
      <li key={step} className="flex gap-2">
        <Check className={classNames("mt-1 size-4.5 shrink-0", added.has(step) ? "text-coral" : "text-teal")} />
        <span className={added.has(step) ? "font-bold" : undefined}>{step}</span>
      </li>
    ))}
  </ol>
);

const GiftNote = ({ text }: { text: string }) => (
  <p className="flex items-start gap-3 rounded-small bg-amber-soft p-3">
    <Gift className="mt-0.5 size-5 shrink-0 text-amber-strong" />
    {text}
  </p>
);
