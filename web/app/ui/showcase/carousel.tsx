import { useRef, useState } from "react";
import { Button } from "../button.tsx";
import { Carousel } from "../carousel.tsx";
import { Chip, ChipGroup } from "../chip.tsx";
import { ResponsiveImage } from "../responsive-image.tsx";
import { Price } from "../price.tsx";
import { Stars } from "../stars.tsx";
import { type SampleGear, sampleGears } from "./samples.ts";
import { Section } from "./section.tsx";

const counts = [3, 5, 8, 20, 64];

export const CarouselSection = () => (
  <Section id="carousel" title="Carousel" usage="Slides three columns at a time. Two rows, one row, or a single item.">
    <GridExample />
    <h3 className="mt-10 mb-4 font-bold">Single item</h3>
    <div className="max-w-md">
      <Carousel
        label="Images of one gear"
        layout="single"
        items={sampleGears(4)}
        itemKey={({ id }) => id}
        renderItem={({ image, name }) => (
          <ResponsiveImage image={image} alt={name} sizes="28rem" className="rounded-card" />
        )}
      />
    </div>
  </Section>
);

function GridExample() {
  const [count, setCount] = useState(20);
  const [index, setIndex] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h3 ref={heading} className="mb-2 font-bold">
        Grid; anchor item: {index + 1}
      </h3>
      <ChipGroup label="Number of items" className="mb-4">
        {counts.map((choice) => (
          <Chip
            key={choice}
            selected={choice === count}
            onToggle={() => {
              setCount(choice);
              setIndex(0);
            }}
          >
            {choice} items
          </Chip>
        ))}
      </ChipGroup>
      <Carousel
        label="Sample gears"
        items={sampleGears(count)}
        itemKey={({ id }) => id}
        index={index}
        onSlide={(item) => {
          setIndex(item);
          heading.current?.scrollIntoView({ behavior: "smooth" });
        }}
        renderItem={(gear) => <SampleCard gear={gear} />}
      />
    </>
  );
}

const SampleCard = ({ gear }: { gear: SampleGear }) => (
  <article className="flex h-125 flex-col overflow-hidden rounded-card bg-surface shadow-card">
    <div className="min-h-0 flex-1 overflow-hidden">
      <ResponsiveImage image={gear.image} alt="" sizes="(min-width: 1024px) 400px, (min-width: 768px) 50vw, 100vw" />
    </div>
    <div className="flex flex-col gap-2 p-4">
      <p className="line-clamp-2 min-h-13 font-display font-semibold">{gear.name}</p>
      <div className="flex items-center justify-between gap-2">
        <Price amount={gear.price} listPrice={gear.listPrice} />
        <Stars rating={gear.rating} count={gear.reviews} />
      </div>
      <div className="mt-2 grid grid-cols-2 gap-2">
        <Button variant="secondary" size="small">
          Details
        </Button>
        <Button size="small">Add to Cart</Button>
      </div>
    </div>
  </article>
);
