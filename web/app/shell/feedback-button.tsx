import { MessageCircleHeart } from "lucide-react";
import { Suspense, useState, useTransition } from "react";
import { Button } from "../ui/button.tsx";
import { lazyDialog } from "../ui/lazy-dialog.tsx";

const FeedbackModal = lazyDialog(() => import("../features/messages/feedback-modal.tsx"));

/** The form is loaded on the first click: few visitors need it, and it depends on the validation library. */
export function FeedbackButton() {
  const [isLoading, startOpening] = useTransition();
  const [state, setState] = useState<"unused" | "open" | "closed">("unused");
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={MessageCircleHeart}
        busy={isLoading}
        onClick={() => startOpening(() => setState("open"))}
      >
        Feedback
      </Button>
      <Suspense>
        {state !== "unused" && <FeedbackModal open={state === "open"} onClose={() => setState("closed")} />}
      </Suspense>
    </>
  );
}
