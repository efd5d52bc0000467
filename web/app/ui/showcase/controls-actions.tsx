import { ArrowRight, CalendarDays, Heart, LogIn, ShoppingCart, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button, ButtonLink, type ButtonVariant, IconButton } from "../button.tsx";
import { SignInRequiredButton } from "../sign-in-required-button.tsx";
import { showMessage } from "../dialogs.tsx";
import { TextLink } from "../text-link.tsx";
import { ThemeSwitch } from "../theme-switch.tsx";
import { ControlGrid, ControlRow, ControlSection } from "./control-section.tsx";

const variants: { variant: ButtonVariant; label: string }[] = [
  { variant: "primary", label: "Add to Cart" },
  { variant: "secondary", label: "Details" },
  { variant: "ghost", label: "Not now" },
  { variant: "danger", label: "Delete pet" },
];

export function ActionControls() {
  return (
    <>
      <ControlSection title="Buttons">
        {variants.map(({ variant, label }) => (
          <ControlRow key={variant}>
            <Button variant={variant}>{label}</Button>
            <Button variant={variant} icon={variant === "danger" ? Trash2 : Heart}>
              {label}
            </Button>
            <Button variant={variant} size="small">
              {label}
            </Button>
            <Button variant={variant} busy>
              {label}
            </Button>
            <Button variant={variant} disabled>
              {label}
            </Button>
          </ControlRow>
        ))}
        <ControlGrid>
          <BusyExample />
          <Button fullWidth icon={CalendarDays} variant="secondary">
            Full width
          </Button>
        </ControlGrid>
        <ControlRow>
          <ButtonLink to="/" icon={ArrowRight}>
            Link styled as a button
          </ButtonLink>
          <ButtonLink to="/" variant="secondary" size="small">
            Small link
          </ButtonLink>
          <IconButton icon={Heart} label="Add to favorites" />
          <IconButton icon={Heart} label="Favorites are not available" disabled />
        </ControlRow>
        <ControlRow>
          <SignInRequiredButton
            icon={LogIn}
            onClick={() => void showMessage({ text: "You are signed in.", tone: "success" })}
          >
            Signed-in only
          </SignInRequiredButton>
          <SignInRequiredButton
            variant="secondary"
            onSignInRequired={() => void showMessage({ text: "Login required" })}
          >
            With a custom handler
          </SignInRequiredButton>
        </ControlRow>
      </ControlSection>
      <ControlSection title="Links and theme">
        <p>
          A sentence with <TextLink to="/">an internal link</TextLink>, an{" "}
          <TextLink to="https://example.org">external link</TextLink>, an{" "}
          <TextLink to="mailto:hello@example.org">email link</TextLink> and{" "}
          <TextLink to="/" variant="quiet">
            a quiet link
          </TextLink>
          .
        </p>
        <ControlRow>
          <ThemeSwitch />
          <ThemeSwitch showLabel />
        </ControlRow>
      </ControlSection>
    </>
  );
}

function BusyExample() {
  const [busy, setBusy] = useState(false);
  function work() {
    setBusy(true);
    setTimeout(() => setBusy(false), 1500);
  }
  return (
    <ControlRow>
      <Button icon={ShoppingCart} busy={busy} onClick={work}>
        Try me
      </Button>
      <Button busy={busy} busyLabel="Placing Order..." onClick={work}>
        Place Order
      </Button>
    </ControlRow>
  );
}
