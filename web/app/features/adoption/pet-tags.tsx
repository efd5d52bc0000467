import { Badge } from "../../ui/badge.tsx";

export const PetTags = ({ tags, className = "" }: { tags: readonly string[]; className?: string }) =>
  tags.length > 0 && (
    <ul aria-label="Tags" className={`flex flex-wrap gap-2 ${className}`}>
      {tags.map((tag) => (
        <li key={tag} className="flex">
          <Badge tone={tag === "Available" ? "teal" : "neutral"}>{tag}</Badge>
        </li>
      ))}
    </ul>
  );
