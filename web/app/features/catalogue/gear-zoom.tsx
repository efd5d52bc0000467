import type { Image } from "@pawhaven/contract";
import { useState } from "react";
import { Carousel } from "../../ui/carousel.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Modal } from "../../ui/modal.tsx";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";

interface GearZoomProps {
  name: string;
  images: readonly Image[];
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
}

export const GearZoom = ({ name, images, index, onIndex, onClose }: GearZoomProps) => (
  <Modal open title={name} size="wide" onClose={onClose}>
    <Carousel
      label={`Enlarged pictures of ${name}`}
      layout="single"
      items={images}
      itemKey={({ url }) => url}
      index={index}
      onSlide={onIndex}
      renderItem={(image) => <ZoomableImage image={image} name={name} />}
    />
  </Modal>
);

/** While it is enlarged, swiping moves the image instead of the carousel. */
function ZoomableImage({ image, name }: { image: Image; name: string }) {
  const [isLarge, setLarge] = useState(false);
  return (
    <div
      className={classNames(
        "mx-auto aspect-square max-w-[min(100%,65dvh)] overflow-auto rounded-card",
        isLarge && "overscroll-contain",
      )}
    >
      <button
        type="button"
        aria-pressed={isLarge}
        onClick={() => setLarge(!isLarge)}
        className={classNames(
          "block rounded-card -outline-offset-3",
          isLarge ? "w-[200%] cursor-zoom-out" : "w-full cursor-zoom-in",
        )}
      >
        <ResponsiveImage image={image} alt={name} sizes="100vw" />
        <span className="sr-only">, double size</span>
      </button>
    </div>
  );
}
