import { Bird, Cat, Dog, type LucideIcon, PawPrint, Rat, Turtle } from "lucide-react";
import { createElement } from "react";

const icons: Record<string, LucideIcon> = {
  dog: Dog,
  cat: Cat,
  rodent: Rat,
  reptile: Turtle,
  bird: Bird,
};

/** The icon of a kind of animal, named in the singular or the plural, in any case. */
export const petTypeIcon = (type: string): LucideIcon => icons[type.toLowerCase().replace(/s$/, "")] ?? PawPrint;

export interface PetTypeIconProps {
  type: string;
  className?: string;
}

export const PetTypeIcon = ({ type, className = "size-5" }: PetTypeIconProps) =>
  createElement(petTypeIcon(type), { className });
