import type { ReactNode } from "react";
import { EmptyState } from "../../ui/empty-state.tsx";
import { EmptyStateIllustration } from "../../ui/empty-state-illustration.tsx";

export const NoUserpets = ({ title, action }: { title: string; action: ReactNode }) => (
  <EmptyState
    title={title}
    text="Tell us about your pet once, and booking a visit takes a minute."
    illustration={<EmptyStateIllustration name="empty-pets" />}
    action={action}
  />
);
