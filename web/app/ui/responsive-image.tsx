import { useState } from "react";
import { preload } from "react-dom";
import { classNames } from "./class-names.ts";
import { LogoMark } from "./logo.tsx";

/** `fill` needs a container with a definite height. */
export type ImageRatio = "square" | "wide" | "portrait" | "fill";

export interface ResponsiveImageProps {
  image: { url: string; alt?: string | undefined } | string | null | undefined;
  /** Used unless the image has its own alt text; empty for decorative images. */
  alt: string;
  /** The HTML `sizes` attribute. */
  sizes: string;
  ratio?: ImageRatio;
  /** For the largest image above the fold: loads eagerly with high priority. */
  priority?: boolean;
  /** Shown when the image is missing or fails to load. */
  placeholderText?: string;
  className?: string;
}

const ratios: Record<ImageRatio, { classes: string; width: number; height: number }> = {
  square: { classes: "aspect-square", width: 640, height: 640 },
  wide: { classes: "aspect-3/2", width: 960, height: 640 },
  portrait: { classes: "aspect-4/5", width: 640, height: 800 },
  fill: { classes: "h-full", width: 640, height: 640 },
};

/** Reserves its space while loading, and shows a placeholder if it fails. */
export function ResponsiveImage({
  image,
  alt,
  sizes,
  ratio = "square",
  priority = false,
  placeholderText,
  className,
}: ResponsiveImageProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const { url, alt: ownAlt } = typeof image === "string" ? { url: image } : (image ?? { url: "" });
  const { classes, width, height } = ratios[ratio];
  if (url === "" || url === failedUrl)
    return <ImagePlaceholder text={placeholderText} className={classNames(classes, className)} />;

  const widths = availableWidths(url);
  if (import.meta.env.SSR && priority) preloadFromHead(url, widths, sizes);
  const img = (
    <img
      key={url}
      // An image can fail before hydration, when no error handler is attached yet.
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
      <LogoMark className="size-12 max-w-3/4 text-coral opacity-70" />
      {text && <span className="px-4 text-center text-small">{text}</span>}
    </div>
  );
}

/** The image itself is far down in the HTML, behind the style sheet. React begins the head with this. */
function preloadFromHead(url: string, widths: number[] | undefined, imageSizes: string): void {
  const variants = widths && { imageSrcSet: buildSrcSet(url, widths, "avif"), imageSizes, type: "image/avif" };
  preload(url, { as: "image", fetchPriority: "high", ...variants });
}

const storedImagePath = /^\/(?:static\/pictures|media\/(?:animals|gears|services|userpets))\/.+-(\d+)\.webp$/;
const imageWidths = [320, 640, 1280];

/** The shop's own images exist in every width up to the one in their file name. */
function availableWidths(url: string): number[] | undefined {
  const largest = Number(storedImagePath.exec(url)?.[1]);
  return largest ? imageWidths.filter((width) => width <= largest) : undefined;
}

const buildSrcSet = (url: string, widths: number[], format: "avif" | "webp") =>
  widths.map((width) => `${url.replace(/-\d+\.webp$/, `-${width}.${format}`)} ${width}w`).join(", ");
