import type { Colour } from "../../../lib/colour.ts";
import type { Drawing } from "../../../lib/drawing.ts";
import { randomFrom } from "../../../lib/random.ts";
import { ball, grass, groundShadow, leaf, leafLitter, meadow, puddle, splash, stick } from "../../shared/index.ts";
import { drawDog } from "../draw.ts";
import { bella } from "../individuals/bella.ts";
import { domino } from "../individuals/domino.ts";
import { koda } from "../individuals/koda.ts";
import { pixel } from "../individuals/pixel.ts";
import { shadow } from "../individuals/shadow.ts";

const blossoms: readonly Colour[] = ["#fffaf2", "#f7c6cf", "#fbe08a"];

/** Grass behind and in front of whoever is out there. */
function onTheLawn(drawing: Drawing, name: string, crest: readonly [number, number, number], content: string): string {
  const random = randomFrom(`lawn:${name}`);
  return (
    meadow(drawing, crest) +
    grass(random, [20, 780], [640, 750], 16, blossoms) +
    content +
    grass(random, [10, 790], [770, 806], 18, blossoms)
  );
}

export function bellaWithBall(drawing: Drawing): string {
  const dog = drawDog(drawing, bella, "trot", {
    x: 392,
    y: 712,
    scale: 1.04,
    expression: { yaw: -24, tilt: 3, mouth: 0.5, holding: (inner) => ball(inner, 0, 18, 46) },
  });
  return onTheLawn(drawing, "bella", [610, 580, 600], dog);
}

export function shadowWithStick(drawing: Drawing): string {
  const dog = drawDog(drawing, shadow, "trot", {
    x: 380,
    y: 716,
    scale: 1.06,
    flip: true,
    expression: { yaw: -20, tilt: -5, mouth: 0.4, holding: (inner) => stick(inner, 400, 27) },
  });
  return onTheLawn(drawing, "shadow", [600, 590, 620], dog);
}

export function pixelInvitesToPlay(drawing: Drawing): string {
  const dog = drawDog(drawing, pixel, "bow", {
    x: 425,
    y: 706,
    scale: 1,
    expression: { yaw: -10, tilt: -10, mouth: 0.75, look: [-0.3, 0.2] },
  });
  const toy = groundShadow(drawing, 92, 748, 38, 10) + ball(drawing, 90, 718, 34, "#e2654f");
  return onTheLawn(drawing, "pixel", [560, 610, 590], dog + toy);
}

export function kodaInAutumn(drawing: Drawing): string {
  const random = randomFrom("koda:leaves");
  const dog = drawDog(drawing, koda, "sit", {
    x: 381,
    y: 694,
    scale: 1.06,
    expression: { yaw: 16, tilt: 8, pitch: 12, look: [0.5, -0.7], mouth: 0.35 },
  });
  return (
    leafLitter(drawing, random, [60, 740], [600, 700], 34) +
    dog +
    leafLitter(drawing, random, [90, 710], [706, 752], 20) +
    leaf(drawing, 640, 190, 34, 40, "#d9603b") +
    leaf(drawing, 150, 250, 28, -60, "#e9b44c") +
    leaf(drawing, 610, 400, 26, 120, "#e08a3c") +
    leaf(drawing, 190, 470, 24, 20, "#c4763a")
  );
}

export function dominoInThePuddle(drawing: Drawing): string {
  const dog = drawDog(drawing, domino, "trot", {
    x: 393,
    y: 700,
    scale: 1.06,
    flip: true,
    shadow: false,
    expression: { yaw: -24, tilt: -6, mouth: 0.8 },
  });
  const rings = [
    [250, 690],
    [470, 694],
  ] as const;
  return (
    puddle(drawing, 400, 694, 340, 62, rings) +
    dog +
    splash(drawing, 190, 690, 120, "left") +
    splash(drawing, 620, 680, 130, "right")
  );
}
