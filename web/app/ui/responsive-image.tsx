import { useState } from "react";
import { classNames } from "./class-names.ts";
import { LogoMark } from "./logo.tsx";

/** `fill` takes the size of the place it stands in, which then has to have one. */
export type ImageRatio = "square" | "wide" | "portrait" | "fill";

export interface ResponsiveImageProps {
  image: { url: string; alt?: string | undefined } | string | null | undefined;
  /** What the picture shows, unless the picture says so itself; empty for decoration. */
  alt: string;
  /** How wide it will be shown, as in the `sizes` attribute. */
  sizes: string;
  ratio?: ImageRatio;
  /** For the one picture a visitor sees first: loaded at once and before others. */
  priority?: boolean;
  /** The words in its place while there is none. */
  placeholderText?: string;
  className?: string;
}

const ratios: Record<ImageRatio, { classes: string; width: number; height: number }> = {
  square: { classes: "aspect-square", width: 640, height: 640 },
  wide: { classes: "aspect-3/2", width: 960, height: 640 },
  portrait: { classes: "aspect-4/5", width: 640, height: 800 },
  fill: { classes: "h-full", width: 640, height: 640 },
};

/** A picture that keeps its place while it loads, and keeps it calmly when it never comes. */
export function ResponsiveImage({
  image: picture,
  alt,
  sizes,
  ratio = "square",
  priority = false,
  placeholderText,
  className,
}: ResponsiveImageProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const { url, alt: ownAlt } = typeof picture === "string" ? { url: picture } : (picture ?? { url: "" });
  const { classes, width, height } = ratios[ratio];
  if (url === "" || url === failedUrl)
    return <ImagePlaceholder text={placeholderText} className={classNames(classes, className)} />;

  const widths = availableWidths(url);
  const img = (
    <img
      key={url}
      // A picture can fail before the page is hydrated; nobody hears that event any more.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0) element.decode().catch(() => setFailedUrl(url));
      }}
      src={url}
      {...(widths && { srcSet: buildSrcSet(url, widths, "webp"), sizes })}
      alt={ownAlt ?? alt}
      width={width}
      height={height}
      decoding="async"
      {...(priority ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
      onError={() => setFailedUrl(url)}
      className={classNames("block w-full object-cover", classes, !widths && className)}
    />
  );
  if (!widths) return img;
  return (
    <picture className={classNames("block overflow-hidden", className)}>
      <source type="image/avif" srcSet={buildSrcSet(url, widths, "avif")} sizes={sizes} />
      {img}
    </picture>
  );
}

function ImagePlaceholder({ text = "No images", className }: { text?: string | undefined; className: string }) {
  return (
    <div className={classNames("flex w-full flex-col items-center justify-center gap-2 bg-peach text-ink", className)}>
      <LogoMark className="size-12 text-coral opacity-70" />
      <span className="px-4 text-center text-small">{text}</span>
    </div>
  );
}

const storedImagePath = /^\/static\/pictures\/.+-(\d+)\.webp$/;
const imageWidths = [320, 640, 1280];

/** The shop's own pictures are stored in every width up to the one their address names. */
function availableWidths(url: string): number[] | undefined {
  const largest = Number(storedImagePath.exec(url)?.[1]);
  return largest ? imageWidths.filter((width) => width <= largest) : undefined;
}

const buildSrcSet = (url: string, widths: number[], format: "avif" | "webp") =>
  widths.map((width) => `${url.replace(/-\d+\.webp$/, `-${width}.${format}`)} ${width}w`).join(", ");
