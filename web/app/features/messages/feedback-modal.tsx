import { QueryClientProvider } from "../../lib/query-client-provider.tsx";
import { Modal } from "../../ui/modal.tsx";
import { FeedbackForm } from "./feedback-form.tsx";

interface FeedbackModalProps {
  open: boolean;
  onClose: () => void;
}

export default function FeedbackModal({ open, onClose }: FeedbackModalProps) {
  return (
    <Modal open={open} title="Feedback" onClose={onClose} size="small">
      <QueryClientProvider>
        <FeedbackForm />
      </QueryClientProvider>
    </Modal>
  );
}
