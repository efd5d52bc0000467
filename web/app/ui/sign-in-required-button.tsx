import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { readSession } from "../lib/session.ts";
import { Button, type ButtonProps } from "./button.tsx";

interface SignInRequiredButtonProps extends ButtonProps {
  /** Replaces the redirect to the sign-in page. */
  onSignInRequired?: () => void;
}

/** Redirects visitors without a session to the sign-in page, which returns them here. */
export function SignInRequiredButton({ onClick, onSignInRequired, ...button }: SignInRequiredButtonProps) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (readSession()) return onClick?.(event);
    event.preventDefault();
    if (onSignInRequired) return onSignInRequired();
    void navigate("/login", { state: { redirectTo: pathname + search + hash } });
  }

  return <Button {...button} onClick={handleClick} />;
}
