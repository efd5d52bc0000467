import type { Image } from "@pawhaven/contract";
import type { ReactNode } from "react";
import * as paths from "../../lib/paths.ts";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { TextLink } from "../../ui/text-link.tsx";

interface ServiceHeroProps {
  title: string;
  lead: string;
  scene: "vet" | "spa";
  alt: string;
  /** The service's own picture, instead of the scene. */
  image?: Image | null | undefined;
  children: ReactNode;
}

export const ServiceHero = ({ title, lead, scene, alt, image, children }: ServiceHeroProps) => (
  <section className="page-width grid items-center gap-6 pt-4 lg:grid-cols-[5fr_6fr] lg:gap-10 lg:pt-10">
    <div className="max-w-xl">
      <TextLink to={paths.booking} className="text-small">
        All services
      </TextLink>
      <h1 className="mt-2 text-title">{title}</h1>
      <p className="mt-4 text-lead text-ink-soft lg:mt-6">{lead}</p>
      <div className="mt-6 lg:mt-8">{children}</div>
    </div>
    <ResponsiveImage
      image={image ?? `/static/pictures/scenes/${scene}-1280.webp`}
      alt={alt}
      ratio="wide"
      sizes="(min-width: 1024px) 55vw, 100vw"
      priority
      className="rounded-card"
    />
  </section>
);
