import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { readSession } from "../lib/session.ts";
import { Button, type ButtonProps } from "./button.tsx";

interface SignedInButtonProps extends ButtonProps {
  /** What happens for a visitor instead of going to the sign-in page. */
  onSignedOut?: () => void;
}

/** For what only signed-in people can do: a visitor is sent to sign in and brought back afterwards. */
export function SignedInButton({ onClick, onSignedOut, ...button }: SignedInButtonProps) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (readSession()) return onClick?.(event);
    event.preventDefault();
    if (onSignedOut) return onSignedOut();
    void navigate("/login", { state: { redirectTo: pathname + search + hash } });
  }

  return <Button {...button} onClick={handleClick} />;
}
