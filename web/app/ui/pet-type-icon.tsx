import { Bird, Cat, Dog, type LucideIcon, PawPrint, Rat, Turtle } from "lucide-react";
import { createElement } from "react";

const icons: Record<string, LucideIcon> = {
  dog: Dog,
  cat: Cat,
  rodent: Rat,
  reptile: Turtle,
  bird: Bird,
};

/** Accepts singular and plural names in any letter case. */
export const petTypeIcon = (type: string): LucideIcon => icons[type.toLowerCase().replace(/s$/, "")] ?? PawPrint;

export interface PetTypeIconProps {
  type: string;
  className?: string;
}

export const PetTypeIcon = ({ type, className = "size-5" }: PetTypeIconProps) =>
  createElement(petTypeIcon(type), { className });
