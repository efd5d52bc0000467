import type { Drawing } from "../../../lib/drawing.ts";
import type { DogSlug } from "../individuals/index.ts";
import {
  biscuitOnTheRug,
  copperAtDinner,
  mapleAtTheWindow,
  noodleTuckedIn,
  otisAsleep,
  willowOnTheSofa,
} from "./indoors.ts";
import { bellaWithBall, dominoInThePuddle, kodaInAutumn, pixelInvitesToPlay, shadowWithStick } from "./outdoors.ts";

/** A moment in the day of every dog. */
export const scenes: Record<DogSlug, (drawing: Drawing) => string> = {
  bella: bellaWithBall,
  shadow: shadowWithStick,
  koda: kodaInAutumn,
  biscuit: biscuitOnTheRug,
  copper: copperAtDinner,
  otis: otisAsleep,
  domino: dominoInThePuddle,
  maple: mapleAtTheWindow,
  pixel: pixelInvitesToPlay,
  noodle: noodleTuckedIn,
  willow: willowOnTheSofa,
};
