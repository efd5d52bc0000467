import { type Image, maxUserpetImages, type UserpetDetails } from "@pawhaven/contract";
import { ImagePlus, Images } from "lucide-react";
import { useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Carousel } from "../../ui/carousel.tsx";
import { PetTypeIcon } from "../../ui/pet-type-icon.tsx";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { PicturesDialog } from "./pictures-dialog.tsx";
import { UploadPicture } from "./upload-picture.tsx";

export function UserpetPictures({ pet }: { pet: UserpetDetails }) {
  const file = useRef<HTMLInputElement>(null);
  const [isArranging, setArranging] = useState(false);
  return (
    <div className="grid gap-3">
      <Pictures pet={pet} />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          icon={ImagePlus}
          disabled={pet.images.length >= maxUserpetImages}
          onClick={() => file.current?.click()}
        >
          Add a picture
        </Button>
        {pet.images.length > 0 && (
          <Button variant="ghost" size="small" icon={Images} onClick={() => setArranging(true)}>
            Arrange
          </Button>
        )}
      </div>
      <UploadPicture pet={pet} input={file} />
      {isArranging && <PicturesDialog pet={pet} onClose={() => setArranging(false)} />}
    </div>
  );
}

function Pictures({ pet: { name, species, images } }: { pet: UserpetDetails }) {
  const [only] = images;
  if (!only)
    return (
      <div className="grid aspect-3/2 place-items-center rounded-card bg-surface text-teal shadow-card md:aspect-square">
        <PetTypeIcon type={species} className="size-20" />
      </div>
    );
  const altOf = ({ alt }: Image, index: number) => alt || `${name}, picture ${index + 1} of ${images.length}`;
  if (images.length === 1) return <Picture image={only} alt={altOf(only, 0)} />;
  return (
    <Carousel
      label={`Pictures of ${name}`}
      layout="single"
      items={images}
      itemKey={({ url }) => url}
      renderItem={(image, index) => <Picture image={image} alt={altOf(image, index)} />}
    />
  );
}

const Picture = ({ image: { url }, alt }: { image: Image; alt: string }) => (
  <ResponsiveImage
    image={url}
    alt={alt}
    sizes="(min-width: 768px) 18rem, 100vw"
    ratio="square"
    placeholderText=""
    className="rounded-card"
  />
);
