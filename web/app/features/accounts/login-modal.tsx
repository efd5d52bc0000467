import { QueryClientProvider } from "../../lib/query-client-provider.tsx";
import { Modal } from "../../ui/modal.tsx";
import { LoginForm } from "./login-form.tsx";

interface LoginModalProps {
  open: boolean;
  onClose: () => void;
  onSignedIn: () => void;
  lead?: string;
}

export default function LoginModal({ open, onClose, onSignedIn, lead }: LoginModalProps) {
  return (
    <Modal open={open} title="Login" onClose={onClose} size="small">
      {lead && <p className="mb-4 text-ink-soft">{lead}</p>}
      <QueryClientProvider>
        <LoginForm onSignedIn={onSignedIn} inPlace />
      </QueryClientProvider>
    </Modal>
  );
}
