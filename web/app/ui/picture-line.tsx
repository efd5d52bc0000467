import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { ResponsiveImage, type ResponsiveImageProps } from "./responsive-image.tsx";

interface PictureLineProps {
  image: ResponsiveImageProps["image"];
  /** Where the picture stands beside several lines of text. */
  align?: "start" | "center";
  /** At the end of the line; below on a phone. */
  aside?: ReactNode;
  /** Below, over the whole width on a phone. */
  below?: ReactNode;
  children: ReactNode;
}

/** One of several things below each other, such as gears: a small picture, what it is, and what can be done. */
export const PictureLine = ({ image, align = "center", aside, below, children }: PictureLineProps) => (
  <li
    className={classNames(
      "grid grid-cols-[3rem_minmax(0,1fr)] gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0 sm:grid-cols-[4rem_minmax(0,1fr)]",
      align === "center" ? "items-center" : "items-start",
    )}
  >
    <ResponsiveImage image={image} alt="" sizes="4rem" ratio="square" placeholderText="" className="rounded-small" />
    <div className="min-w-0 wrap-anywhere">{children}</div>
    {aside && <div className="col-start-2 sm:col-start-3">{aside}</div>}
    {below && <div className="max-sm:col-span-2 sm:col-start-2">{below}</div>}
  </li>
);
