import { type PetStage, petStageNames } from "@pawhaven/contract";
import { CircleCheck, DoorOpen, Eye, EyeOff, Handshake, Hourglass } from "lucide-react";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import type { IconComponent } from "../../ui/button.tsx";

const styles: Record<PetStage, { icon: IconComponent; tone: BadgeTone }> = {
  preparing: { icon: Hourglass, tone: "amber" },
  available: { icon: CircleCheck, tone: "teal" },
  reserved: { icon: Handshake, tone: "coral" },
  left: { icon: DoorOpen, tone: "neutral" },
};

export const AnimalStage = ({ stage }: { stage: PetStage }) => <Badge {...styles[stage]}>{petStageNames[stage]}</Badge>;

export const Published = ({ isPublished }: { isPublished: boolean }) => (
  <Badge tone={isPublished ? "teal" : "neutral"} icon={isPublished ? Eye : EyeOff}>
    {isPublished ? "Published" : "Hidden"}
  </Badge>
);
