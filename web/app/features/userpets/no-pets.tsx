import type { ReactNode } from "react";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Scene } from "../../ui/scene.tsx";

export const NoPets = ({ title, action }: { title: string; action: ReactNode }) => (
  <EmptyState
    title={title}
    text="Tell us once who they are, and booking a visit takes a minute."
    picture={<Scene name="empty-pets" />}
    action={action}
  />
);
