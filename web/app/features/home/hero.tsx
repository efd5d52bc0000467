import { ButtonLink } from "../../ui/button.tsx";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";

export function Hero() {
  return (
    <section className="page-width grid items-center gap-6 pt-4 lg:grid-cols-[5fr_6fr] lg:gap-10 lg:pt-10">
      <div className="max-w-xl">
        <h1 className="text-title">Caring for your pets like family</h1>
        <p className="mt-4 text-lead text-ink-soft lg:mt-6">
          Gear that lasts, a clinic and spa that know their names, and a shelter full of animals who would love to learn
          yours.
        </p>
        <div className="mt-6 flex flex-wrap gap-4 lg:mt-8">
          <ButtonLink to="/appointments">Book an appointment</ButtonLink>
          <ButtonLink to="/pets" variant="secondary">
            Meet the pets
          </ButtonLink>
        </div>
      </div>
      <ResponsiveImage
        image="/static/pictures/scenes/home-1280.webp"
        alt="A golden retriever, a grey cat and a hamster, close together"
        ratio="wide"
        sizes="(min-width: 1024px) 55vw, 85vw"
        priority
        className="rounded-card"
      />
    </section>
  );
}
