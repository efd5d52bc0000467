import { MessageCircleHeart } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../ui/button.tsx";
import { Modal } from "../ui/modal.tsx";
import { Spinner } from "../ui/spinner.tsx";

const FeedbackForm = lazy(() => import("../features/messages/feedback-form.tsx"));

/** The form comes with the first click: few visitors need it, and it brings the validation library along. */
export function FeedbackButton() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="secondary" size="small" icon={MessageCircleHeart} onClick={() => setOpen(true)}>
        Feedback
      </Button>
      <Modal open={open} title="Feedback" onClose={close} size="small">
        <Suspense fallback={<Spinner label="Loading the form" />}>
          <FeedbackForm />
        </Suspense>
      </Modal>
    </>
  );
}
