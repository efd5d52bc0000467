import { Picture } from "./picture.tsx";

interface SceneProps {
  name: "empty-bookings" | "empty-cart" | "empty-orders" | "empty-pets" | "empty-results";
}

/** The illustration of an empty state. */
export const Scene = ({ name }: SceneProps) => (
  <Picture
    picture={`/static/pictures/scenes/${name}-640.webp`}
    alt=""
    sizes="320px"
    ratio="wide"
    className="w-80 max-w-full rounded-card"
  />
);
