import { Button } from "../../ui/button.tsx";

interface GoogleButtonProps {
  isWaiting: boolean;
  disabled: boolean;
  onClick: () => void;
}

export const GoogleButton = ({ isWaiting, disabled, onClick }: GoogleButtonProps) => (
  <Button
    variant="secondary"
    fullWidth
    busy={isWaiting}
    busyLabel="Waiting for Google…"
    disabled={disabled}
    icon={GoogleLogo}
    onClick={onClick}
  >
    Sign in with Google
  </Button>
);

function GoogleLogo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={className}>
      <path
        fill="#4285F4"
        d="M23.5 12.3c0-.9-.1-1.5-.3-2.2H12v4.1h6.5c-.1 1-.8 2.6-2.4 3.6l3.7 2.9c2.2-2 3.7-5 3.7-8.4z"
      />
      <path
        fill="#34A853"
        d="M12 24c3.2 0 6-1.1 7.9-2.9l-3.8-2.9c-1 .7-2.4 1.2-4.1 1.2-3.2 0-5.9-2.1-6.8-5l-3.9 3C3.3 21.3 7.3 24 12 24z"
      />
      <path fill="#FBBC05" d="M5.2 14.4a7.4 7.4 0 0 1 0-4.8l-3.9-3a12 12 0 0 0 0 10.8z" />
      <path
        fill="#EA4335"
        d="M12 4.7c2.3 0 3.8 1 4.7 1.8l3.4-3.3C18 1.2 15.2 0 12 0 7.3 0 3.3 2.7 1.3 6.6l3.9 3c.9-2.9 3.6-4.9 6.8-4.9z"
      />
    </svg>
  );
}
