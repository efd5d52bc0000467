import type { Gear, Image } from "@pawhaven/contract";
import { Expand } from "lucide-react";
import { useState } from "react";
import { Carousel } from "../../ui/carousel.tsx";
import { classNames } from "../../ui/class-names.ts";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { GearZoom } from "./gear-zoom.tsx";

export function GearGallery({ gear }: { gear: Gear }) {
  const [index, setIndex] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  const images = imagesOf(gear);
  if (images.length === 0) {
    return (
      <ResponsiveImage image={null} alt="" sizes="" placeholderText="No images" className="self-start rounded-card" />
    );
  }
  return (
    <div className="grid content-start gap-3 lg:grid-cols-[5rem_minmax(0,1fr)] lg:gap-4">
      <Carousel
        label={`Pictures of ${gear.name}`}
        layout="single"
        controls="none"
        items={images}
        itemKey={({ url }) => url}
        index={index}
        onSlide={setIndex}
        renderItem={(image, position) => (
          <button
            type="button"
            onClick={() => setZoomed(true)}
            className="group/zoom relative block w-full cursor-zoom-in overflow-hidden rounded-card -outline-offset-3"
          >
            <ResponsiveImage
              image={image}
              alt={gear.name}
              sizes="(min-width: 1024px) 576px, 100vw"
              priority={position === 0}
            />
            <span className="absolute right-3 bottom-3 grid size-11 place-items-center rounded-full bg-surface/90 text-ink shadow-card transition-transform group-hover/zoom:scale-110">
              <Expand className="size-5" />
              <span className="sr-only">Enlarge</span>
            </span>
          </button>
        )}
        className="lg:col-start-2 lg:row-start-1"
      />
      {images.length > 1 && <Thumbnails images={images} chosen={index} onChoose={setIndex} />}
      {isZoomed && (
        <GearZoom name={gear.name} images={images} index={index} onIndex={setIndex} onClose={() => setZoomed(false)} />
      )}
    </div>
  );
}

interface ThumbnailsProps {
  images: readonly Image[];
  chosen: number;
  onChoose: (index: number) => void;
}

const Thumbnails = ({ images, chosen, onChoose }: ThumbnailsProps) => (
  <ul aria-label="Choose a picture" className="flex thin-scrollbar gap-3 overflow-x-auto p-1 lg:flex-col lg:p-0">
    {images.map((image, index) => (
      <li key={image.url} className="shrink-0">
        <button
          type="button"
          aria-label={`Picture ${index + 1} of ${images.length}`}
          aria-current={index === chosen ? "true" : undefined}
          onClick={() => onChoose(index)}
          className={classNames(
            "block w-16 cursor-pointer overflow-hidden rounded-small border-2 transition-colors lg:w-20",
            index === chosen ? "border-coral" : "border-transparent hover:border-line-strong",
          )}
        >
          <ResponsiveImage image={image.url} alt="" sizes="80px" />
        </button>
      </li>
    ))}
  </ul>
);

/** The main image first, without duplicates. */
const imagesOf = ({ main_image, images }: Gear): Image[] => [
  ...new Map([main_image, ...images].flatMap((image) => (image ? [[image.url, image]] : []))).values(),
];
