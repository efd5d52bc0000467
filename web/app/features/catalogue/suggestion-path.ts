import type { GearSuggestion } from "@pawhaven/contract";
import * as paths from "../../lib/paths.ts";
import { gearShopPath } from "./gear-shop-path.ts";

export const suggestionPath = (suggestion: GearSuggestion): string =>
  suggestion.kind === "gear" ? paths.gear(suggestion.id) : gearShopPath({ [suggestion.kind]: suggestion.label });
