import type { Image } from "../../image.ts";
import { backdrop } from "../../lib/backdrop.ts";
import { Drawing } from "../../lib/drawing.ts";
import { type DogPose, drawDog, type Placement } from "./draw.ts";
import { dogs, type DogSlug } from "./individuals/index.ts";
import { scenes } from "./scenes/index.ts";

interface WholeBody {
  pose: DogPose;
  placement: Placement;
}

const portraits: Record<DogSlug, Placement> = {
  bella: { x: 408, y: 330, scale: 1.4, expression: { yaw: 8, tilt: 5, mouth: 0.85, eyes: 0.9 } },
  shadow: { x: 396, y: 330, scale: 1.4, expression: { yaw: -18, tilt: 5, mouth: 0.4 } },
  koda: { x: 410, y: 370, scale: 1.38, expression: { yaw: 18, pitch: 4, tilt: 2 } },
  biscuit: { x: 404, y: 400, scale: 1.4, expression: { yaw: -6, tilt: 13, mouth: 0.7 } },
  copper: { x: 400, y: 320, scale: 1.4, expression: { yaw: 12, tilt: -9, pitch: -5, look: [0.1, -0.5] } },
  otis: { x: 400, y: 340, scale: 1.42, expression: { yaw: -7, tilt: 3, eyes: 0.64 } },
  domino: { x: 400, y: 330, scale: 1.42, expression: { yaw: 22, tilt: 5, mouth: 0.5, ears: [10, 2] } },
  maple: { x: 400, y: 320, scale: 1.38, expression: { yaw: -4, tilt: 6, eyes: 0.74 } },
  pixel: { x: 396, y: 360, scale: 1.4, expression: { yaw: -14, tilt: -12, mouth: 0.3 } },
  noodle: { x: 400, y: 340, scale: 1.5, expression: { yaw: 10, tilt: 15, look: [0.2, -0.3] } },
  willow: { x: 430, y: 320, scale: 1.42, expression: { profile: true, pitch: 4, eyes: 0.84 } },
};

const bodies: Record<DogSlug, WholeBody> = {
  bella: { pose: "sit", placement: { x: 356, y: 708, scale: 1.1, expression: { yaw: -14, tilt: 7, mouth: 0.3 } } },
  shadow: { pose: "lie", placement: { x: 424, y: 622, scale: 1.15, expression: { yaw: -14, tilt: 4, mouth: 0.6 } } },
  koda: {
    pose: "stand",
    placement: { x: 385, y: 716, scale: 1.06, flip: true, expression: { yaw: -26, tilt: -3, mouth: 0.5 } },
  },
  biscuit: { pose: "stand", placement: { x: 458, y: 700, scale: 1.2, expression: { yaw: -18, tilt: -6, mouth: 0.8 } } },
  copper: {
    pose: "sit",
    placement: { x: 430, y: 712, scale: 1.25, flip: true, expression: { yaw: -16, tilt: -8, look: [-0.2, -0.3] } },
  },
  otis: {
    pose: "stand",
    placement: { x: 458, y: 708, scale: 1.3, expression: { yaw: -20, tilt: -6, mouth: 0.5, eyes: 0.8 } },
  },
  domino: { pose: "stand", placement: { x: 415, y: 716, scale: 1.05, expression: { profile: true, pitch: 6 } } },
  maple: { pose: "sit", placement: { x: 388, y: 706, scale: 1.25, expression: { yaw: 14, tilt: -6, mouth: 0.5 } } },
  pixel: {
    pose: "lie",
    placement: { x: 398, y: 600, scale: 1.12, flip: true, expression: { yaw: -20, tilt: -8, mouth: 0.7 } },
  },
  noodle: {
    pose: "stand",
    placement: { x: 358, y: 618, scale: 1.06, flip: true, expression: { yaw: -16, tilt: -10 } },
  },
  willow: { pose: "stand", placement: { x: 404, y: 724, scale: 0.99, expression: { yaw: -28, tilt: -2 } } },
};

const widths = [320, 640];

const slugs = Object.keys(dogs) as DogSlug[];

/** Three pictures of every dog: portrait, whole body, and a moment of its day. */
export const dogImages: Image[] = slugs.flatMap((slug) => [
  image(slug, 1, (drawing) => drawDog(drawing, dogs[slug], "portrait", portraits[slug])),
  image(slug, 2, (drawing) => drawDog(drawing, dogs[slug], bodies[slug].pose, bodies[slug].placement)),
  image(slug, 3, scenes[slug]),
]);

function image(slug: DogSlug, number: 1 | 2 | 3, content: (drawing: Drawing) => string): Image {
  const name = `pets/${slug}-${number}`;
  const draw = () => {
    const drawing = new Drawing();
    return drawing.toSvg(backdrop(drawing, dogs[slug].ground, name) + content(drawing));
  };
  return { name, widths, draw };
}
