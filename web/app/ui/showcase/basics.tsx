import { Check, Sparkles, TriangleAlert, X } from "lucide-react";
import { Badge } from "../badge.tsx";
import { Logo, LogoMark } from "../logo.tsx";
import { PetTypeIcon } from "../pet-type-icon.tsx";
import { ResponsiveImage } from "../responsive-image.tsx";
import { Price } from "../price.tsx";
import { Stars } from "../stars.tsx";
import { sampleGears } from "./samples.ts";
import { Section } from "./section.tsx";

const petTypes = ["Dogs", "Cats", "Rodents", "Reptiles", "Birds", "All Pets"];
const brokenImage = "data:image/webp;base64,AAAA";
const [sample] = sampleGears(1);

export const BasicSections = () => (
  <>
    <Section id="logo" title="Logo" usage="The mark with the shop's name, or the mark alone in tight spaces.">
      <div className="flex flex-wrap items-center gap-6">
        <Logo />
        <LogoMark className="size-6 text-ink" />
        <LogoMark className="size-10 text-teal" />
        <LogoMark className="size-24 text-coral" />
        <span className="rounded-card bg-coral p-4 text-on-coral">
          <LogoMark className="size-10" />
        </span>
      </div>
    </Section>

    <Section
      id="image"
      title="ResponsiveImage"
      usage="Reserves its space while loading. The shop's own images come as AVIF or WebP in a fitting width; a missing or broken image shows a placeholder."
    >
      <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
        <ResponsiveImage
          image={sample?.image ?? null}
          alt="Wild cod kibble"
          sizes="(min-width: 768px) 25vw, 50vw"
          className="rounded-card"
        />
        <ResponsiveImage image={null} alt="" sizes="50vw" placeholderText="No images" className="rounded-card" />
        <ResponsiveImage
          image={brokenImage}
          alt=""
          sizes="50vw"
          placeholderText="No Image Available"
          className="rounded-card"
        />
        <ResponsiveImage
          image={null}
          alt=""
          sizes="50vw"
          ratio="wide"
          placeholderText="No images available"
          className="self-start rounded-card"
        />
      </div>
    </Section>

    <Section
      id="stars"
      title="Stars"
      usage="A rating in whole stars, with the exact value for screen readers and an optional review count."
    >
      <div className="flex flex-wrap gap-6">
        <Stars rating={0} count={0} />
        <Stars rating={2.4} />
        <Stars rating={4.3} count={128} />
        <Stars rating={5} count={1} />
      </div>
    </Section>

    <Section
      id="price"
      title="Price"
      usage="Dollars in tabular figures; a higher list price is struck through and announced as “was”."
    >
      <div className="flex flex-wrap items-baseline gap-6">
        <Price amount={24.99} />
        <Price amount={1249.5} listPrice={1499} />
        <Price amount={18} size="lead" />
        <Price amount={120} listPrice={150} size="heading" />
      </div>
    </Section>

    <Section id="badge" title="Badge" usage="A status in a word, with an icon wherever the colour carries meaning.">
      <div className="flex flex-wrap gap-2">
        <Badge tone="coral" icon={Sparkles}>
          NEW
        </Badge>
        <Badge tone="teal" icon={Check}>
          Available
        </Badge>
        <Badge tone="amber">Featured</Badge>
        <Badge tone="berry" icon={X}>
          Cancelled
        </Badge>
        <Badge tone="amber" icon={TriangleAlert}>
          3 left
        </Badge>
        <Badge>Golden Retriever</Badge>
      </div>
    </Section>

    <Section id="pet-type-icon" title="PetTypeIcon" usage="The icon of a pet type, always next to its name.">
      <ul className="flex flex-wrap gap-6">
        {petTypes.map((type) => (
          <li key={type} className="inline-flex items-center gap-2">
            <PetTypeIcon type={type} /> {type}
          </li>
        ))}
      </ul>
    </Section>
  </>
);
