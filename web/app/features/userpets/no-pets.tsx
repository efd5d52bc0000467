import type { ReactNode } from "react";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Picture } from "../../ui/picture.tsx";

export const NoPets = ({ title, action }: { title: string; action: ReactNode }) => (
  <EmptyState
    title={title}
    text="Tell us once who they are, and booking a visit takes a minute."
    picture={
      <Picture
        picture="/static/pictures/scenes/empty-pets-640.webp"
        alt=""
        ratio="wide"
        sizes="20rem"
        className="w-80 max-w-full"
      />
    }
    action={action}
  />
);
