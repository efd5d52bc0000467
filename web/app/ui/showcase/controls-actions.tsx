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
            As wide as its place
          </Button>
        </ControlGrid>
        <ControlRow>
          <ButtonLink to="/" icon={ArrowRight}>
            A link as a button
          </ButtonLink>
          <ButtonLink to="/" variant="secondary" size="small">
            A small one
          </ButtonLink>
          <IconButton icon={Heart} label="Add to favourites" />
          <IconButton icon={Heart} label="Favourites are not available" disabled />
        </ControlRow>
        <ControlRow>
          <SignInRequiredButton
            icon={LogIn}
            onClick={() => void showMessage({ text: "You are signed in.", tone: "success" })}
          >
            Only when signed in
          </SignInRequiredButton>
          <SignInRequiredButton
            variant="secondary"
            onSignInRequired={() => void showMessage({ text: "Login required" })}
          >
            With its own answer
          </SignInRequiredButton>
        </ControlRow>
      </ControlSection>
      <ControlSection title="Links and theme">
        <p>
          A sentence with <TextLink to="/">a link inside the site</TextLink>, one{" "}
          <TextLink to="https://example.org">to another site</TextLink>, one{" "}
          <TextLink to="mailto:hello@example.org">to a mailbox</TextLink> and{" "}
          <TextLink to="/" variant="quiet">
            a quiet one
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
