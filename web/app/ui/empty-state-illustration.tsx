import { ResponsiveImage } from "./responsive-image.tsx";

interface EmptyStateIllustrationProps {
  name: "empty-bookings" | "empty-cart" | "empty-orders" | "empty-pets" | "empty-results";
}

export const EmptyStateIllustration = ({ name }: EmptyStateIllustrationProps) => (
  <ResponsiveImage
    image={`/static/pictures/scenes/${name}-640.webp`}
    alt=""
    sizes="320px"
    ratio="wide"
    className="w-80 max-w-full rounded-card"
  />
);
