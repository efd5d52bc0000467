import type { UserpetDetails } from "@pawhaven/contract";
import { Carousel } from "../../ui/carousel.tsx";
import { PetTypeIcon } from "../../ui/pet-type-icon.tsx";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";

export function UserpetPictures({ pet: { name, species, images } }: { pet: UserpetDetails }) {
  if (images.length === 0)
    return (
      <div className="grid aspect-3/2 place-items-center md:aspect-square rounded-card bg-surface text-teal shadow-card">
        <PetTypeIcon type={species} className="size-20" />
      </div>
    );
  return (
    <Carousel
      label={`Pictures of ${name}`}
      layout="single"
      items={images}
      itemKey={({ url }) => url}
      renderItem={({ url, alt }, index) => (
        <ResponsiveImage
          image={url}
          alt={alt || `${name}, picture ${index + 1} of ${images.length}`}
          sizes="(min-width: 768px) 18rem, 100vw"
          ratio="square"
          placeholderText=""
          className="rounded-card"
        />
      )}
    />
  );
}
