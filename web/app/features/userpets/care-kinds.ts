import type { CareKind, UserpetRecord } from "@pawhaven/contract";
import { Bug, HeartPulse, Scale, Scissors, Syringe } from "lucide-react";
import type { IconComponent } from "../../ui/button.tsx";

export const careKindLooks: Record<CareKind, { name: string; icon: IconComponent }> = {
  vaccination: { name: "Vaccination", icon: Syringe },
  deworming: { name: "Deworming", icon: Bug },
  neutering: { name: "Neutering", icon: Scissors },
  treatment: { name: "Treatment", icon: HeartPulse },
  weight: { name: "Weight", icon: Scale },
};

/** `Weight: 9.2 kg`, or `Vaccination: Rabies`. */
export function nameRecord({ kind, product, weight_kg: weight }: UserpetRecord): string {
  const what = weight === null ? product : `${weight} kg`;
  const { name } = careKindLooks[kind];
  return what ? `${name}: ${what}` : name;
}
