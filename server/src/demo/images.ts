import type { Image } from "@pawhaven/contract";

/** The addresses of a demo item's drawn pictures; the site knows the other sizes and formats by this one. */
export const demoImages = (
  kind: "gears" | "pets",
  { slug, name }: { slug: string; name: string },
  count: number,
): Image[] =>
  Array.from({ length: count }, (_, index) => ({
    url: `/static/pictures/${kind}/${slug}-${index + 1}-640.webp`,
    alt: name,
  }));
