import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { readSession } from "../lib/session.ts";
import { Button, type ButtonProps } from "./button.tsx";

interface SignInRequiredButtonProps extends ButtonProps {
  /** What happens for a visitor instead of going to the sign-in page. */
  onSignInRequired?: () => void;
}

/** For what only signed-in people can do: a visitor is sent to sign in and brought back afterwards. */
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
