import { useState } from "react";
import { classNames } from "./class-names.ts";
import { LogoMark } from "./logo.tsx";

/** `fill` takes the size of the place it stands in, which then has to have one. */
export type PictureRatio = "square" | "wide" | "portrait" | "fill";

export interface PictureProps {
  picture: { url: string; alt?: string | undefined } | string | null | undefined;
  /** What the picture shows, unless the picture says so itself; empty for decoration. */
  alt: string;
  /** How wide it will be shown, as in the `sizes` attribute. */
  sizes: string;
  ratio?: PictureRatio;
  /** For the one picture a visitor sees first: loaded at once and before others. */
  priority?: boolean;
  /** The words in its place while there is none. */
  missing?: string;
  className?: string;
}

const ratios: Record<PictureRatio, { classes: string; width: number; height: number }> = {
  square: { classes: "aspect-square", width: 640, height: 640 },
  wide: { classes: "aspect-3/2", width: 960, height: 640 },
  portrait: { classes: "aspect-4/5", width: 640, height: 800 },
  fill: { classes: "h-full", width: 640, height: 640 },
};

/** A picture that keeps its place while it loads, and keeps it calmly when it never comes. */
export function Picture({ picture, alt, sizes, ratio = "square", priority = false, missing, className }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  const { url, alt: ownAlt } = typeof picture === "string" ? { url: picture } : (picture ?? { url: "" });
  const { classes, width, height } = ratios[ratio];
  if (url === "" || url === broken) return <MissingPicture text={missing} className={classNames(classes, className)} />;

  const widths = storedWidths(url);
  const image = (
    <img
      key={url}
      // A picture can fail before the page is hydrated; nobody hears that event any more.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0) element.decode().catch(() => setBroken(url));
      }}
      src={url}
      {...(widths && { srcSet: sources(url, widths, "webp"), sizes })}
      alt={ownAlt ?? alt}
      width={width}
      height={height}
      decoding="async"
      {...(priority ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
      onError={() => setBroken(url)}
      className={classNames("block w-full object-cover", classes, !widths && className)}
    />
  );
  if (!widths) return image;
  return (
    <picture className={classNames("block overflow-hidden", className)}>
      <source type="image/avif" srcSet={sources(url, widths, "avif")} sizes={sizes} />
      {image}
    </picture>
  );
}

function MissingPicture({ text = "No images", className }: { text?: string | undefined; className: string }) {
  return (
    <div className={classNames("flex w-full flex-col items-center justify-center gap-2 bg-peach text-ink", className)}>
      <LogoMark className="size-12 text-coral opacity-70" />
      <span className="px-4 text-center text-small">{text}</span>
    </div>
  );
}

const ownPicture = /^\/static\/pictures\/.+-(\d+)\.webp$/;
const everyWidth = [320, 640, 1280];

/** The shop's own pictures are stored in every width up to the one their address names. */
function storedWidths(url: string): number[] | undefined {
  const largest = Number(ownPicture.exec(url)?.[1]);
  return largest ? everyWidth.filter((width) => width <= largest) : undefined;
}

const sources = (url: string, widths: number[], format: "avif" | "webp") =>
  widths.map((width) => `${url.replace(/-\d+\.webp$/, `-${width}.${format}`)} ${width}w`).join(", ");
