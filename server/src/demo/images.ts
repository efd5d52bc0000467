import type { Image } from "@pawhaven/contract";

/** The URLs of a demo item's drawn images; the site derives the other sizes and formats from them. */
export const demoImages = (
  kind: "gears" | "pets",
  { slug, name }: { slug: string; name: string },
  count: number,
): Image[] =>
  Array.from({ length: count }, (_, index) => ({
    url: `/static/pictures/${kind}/${slug}-${index + 1}-640.webp`,
    alt: name,
  }));
