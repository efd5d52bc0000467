import type { Pet } from "@pawhaven/contract";
import { Carousel } from "../../ui/carousel.tsx";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";

const imageProps = {
  sizes: "(min-width: 1280px) 42rem, (min-width: 1024px) 55vw, (min-width: 768px) 50vw, 100vw",
  ratio: "square",
  placeholderText: "No images available",
  className: "rounded-card",
} as const;

export function PetGallery({ pet }: { pet: Pet }) {
  if (pet.images.length === 0) return <ResponsiveImage image={null} alt="" {...imageProps} />;
  return (
    <Carousel
      label={`Pictures of ${pet.name}`}
      layout="single"
      items={pet.images}
      itemKey={({ url }) => url}
      renderItem={({ url, alt }, index) => (
        <ResponsiveImage
          image={url}
          alt={`${alt || pet.name}, picture ${index + 1} of ${pet.images.length}`}
          priority={index === 0}
          {...imageProps}
        />
      )}
    />
  );
}
