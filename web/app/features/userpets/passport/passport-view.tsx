import type { Passport } from "@pawhaven/contract";
import { Printer } from "lucide-react";
import type { ReactNode } from "react";
import { formatDate } from "../../../lib/dates.ts";
import { formatDay } from "../../../lib/days.ts";
import { describeBirth } from "../../../lib/describe-birth.ts";
import { useSiteConfig } from "../../../lib/site-config.ts";
import { Button } from "../../../ui/button.tsx";
import { Logo } from "../../../ui/logo.tsx";
import { PetTypeIcon } from "../../../ui/pet-type-icon.tsx";
import { ResponsiveImage } from "../../../ui/responsive-image.tsx";
import { PassportRecords } from "./passport-records.tsx";

/** Read only, for whoever has the link, and on paper. */
export function PassportView({ passport }: { passport: Passport }) {
  const { shop } = useSiteConfig();
  return (
    <>
      <article
        aria-label={`Passport of ${passport.name}`}
        className="print-on-any-paper rounded-card bg-surface p-6 shadow-card sm:p-10 print:rounded-none print:p-0 print:shadow-none"
      >
        <header className="flex flex-wrap items-start justify-between gap-4 border-b border-line pb-6 print:pb-3">
          <div className="min-w-0">
            <p className="text-small text-ink-soft">Pet passport</p>
            <h1 className="text-heading wrap-anywhere">{passport.name}</h1>
          </div>
          <Logo name={shop.name} />
        </header>
        <div className="my-6 grid items-start gap-6 sm:grid-cols-[10rem_minmax(0,1fr)] print:my-3 print:grid-cols-[7rem_minmax(0,1fr)]">
          <Picture passport={passport} />
          <Facts passport={passport} />
        </div>
        <PassportRecords records={passport.records} />
        <p className="mt-6 text-small text-ink-soft print:mt-3">
          As recorded at {shop.name} or noted by the owner. This is not an official travel document. The link works
          until {formatDate(passport.valid_until)}.
        </p>
      </article>
      <div className="mt-6 flex justify-center print:hidden">
        <Button icon={Printer} variant="secondary" onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </>
  );
}

const Picture = ({ passport: { name, species, image } }: { passport: Passport }) =>
  image === null ? (
    <div className="grid aspect-square place-items-center rounded-card bg-sunken text-teal max-sm:max-w-40">
      <PetTypeIcon type={species} className="size-14" />
    </div>
  ) : (
    <ResponsiveImage
      image={image.url}
      alt={name}
      sizes="10rem"
      ratio="square"
      placeholderText=""
      className="rounded-card max-sm:max-w-40"
    />
  );

const Facts = ({ passport }: { passport: Passport }) => (
  <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 print:gap-y-1">
    {factsOf(passport).map(([label, value]) => (
      <div key={label} className="contents">
        <dt className="text-ink-soft">{label}</dt>
        <dd className="wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
);

const factsOf = (passport: Passport): [label: string, value: ReactNode][] =>
  (
    [
      ["Species", passport.species],
      ["Breed", passport.breed],
      ["Gender", passport.gender],
      ["Born", describeBirth(passport.born_on, passport.born_precision)],
      ["Died", passport.died_on && formatDay(passport.died_on, "date")],
      ["Microchip", passport.chip ?? "Not known"],
      ["Neutered", passport.neutered === null ? null : passport.neutered ? "Yes" : "No"],
    ] as [string, ReactNode][]
  ).filter(([, value]) => value !== null);
