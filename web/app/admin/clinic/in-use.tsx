import { Archive, CircleCheck } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";

/** Of a service or a resource. */
export const InUse = ({ isOver, word }: { isOver: boolean; word: string }) => (
  <Badge tone={isOver ? "neutral" : "teal"} icon={isOver ? Archive : CircleCheck}>
    {isOver ? word : "In use"}
  </Badge>
);
