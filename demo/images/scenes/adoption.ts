import type { Drawing } from "../lib/drawing.ts";
import { randomFrom } from "../lib/random.ts";
import { clipped } from "../gears/shapes.ts";
import { grass } from "../pets/shared/props/meadow.ts";
import { dog, pawsOfCat, pawsOfDog, peekingCat, reptile, rodent } from "./cast.ts";
import { creeper, door, doorFrame, facade, halfDoor, indoors, lantern, opening } from "./shelter.ts";

/** Those who wait, looking out over the half-door of a house full of warm light. */
export function adoption(drawing: Drawing): string {
  return (
    facade(drawing) +
    clipped(drawing.clip(opening), indoors(drawing) + waiting(drawing)) +
    doorFrame(drawing) +
    halfDoor(drawing) +
    onTheLedge(drawing) +
    creeper(drawing) +
    lantern(drawing) +
    doorstep(drawing)
  );
}

function waiting(drawing: Drawing): string {
  return (
    dog(drawing, "shadow", "portrait", { x: 604, y: 308, scale: 0.74, expression: { yaw: 4, tilt: 4, mouth: 0.6 } }) +
    dog(drawing, "koda", "portrait", { x: 876, y: 366, scale: 0.68, expression: { yaw: 8, tilt: 5, mouth: 0.4 } }) +
    dog(drawing, "maple", "portrait", { x: 344, y: 372, scale: 0.68, expression: { yaw: 12, tilt: -6, mouth: 0.5 } })
  );
}

function onTheLedge(drawing: Drawing): string {
  const poppy = { x: 480, y: door.ledge + 4, scale: 0.62 };
  return (
    clipped(
      drawing.clip(`M0 0H1200V${door.ledge}H0Z`),
      peekingCat(drawing, "poppy", poppy, { turn: 6, tilt: 6 }) +
        dog(drawing, "noodle", "portrait", {
          x: 722,
          y: 424,
          scale: 0.6,
          expression: { yaw: -4, tilt: -10, look: [-0.1, -0.2] },
        }),
    ) +
    pawsOfCat(drawing, "poppy", { ...poppy, y: door.ledge + 2 }) +
    pawsOfDog(drawing, "noodle", 722, door.ledge + 4, 0.72, 70) +
    pawsOfDog(drawing, "maple", 330, door.ledge + 4, 0.74, 60)
  );
}

function doorstep(drawing: Drawing): string {
  return (
    `<rect y="724" width="1200" height="80" fill="${drawing.linear(
      [0, 0],
      [0, 1],
      [
        [0, "#d9c3a2"],
        [1, "#efdcbf"],
      ],
    )}"/>` +
    `<rect y="724" width="1200" height="26" fill="${drawing.linear(
      [0, 0],
      [0, 1],
      [
        [0, "#3f4a30", 0.34],
        [1, "#3f4a30", 0],
      ],
    )}"/>` +
    grass(randomFrom("adoption:left"), [6, 196], [742, 760], 12, ["#fffaf2", "#f7c6cf"]) +
    grass(randomFrom("adoption:right"), [1004, 1194], [742, 760], 12, ["#fffaf2", "#fbe08a"]) +
    reptile(drawing, "tortellini", "side", { x: 890, y: 778, scale: 0.3 }) +
    rodent(drawing, "clover", "sit", { x: 300, y: 778, scale: 0.26, turn: 0.3 })
  );
}
