import { ArrowRight, CalendarDays, Heart, LogIn, ShoppingCart, Trash2 } from "lucide-react";
import { useState } from "react";
import { Button, ButtonLink, type ButtonVariant, IconButton } from "../button.tsx";
import { SignedInButton } from "../signed-in-button.tsx";
import { showMessage } from "../dialogs.tsx";
import { TextLink } from "../text-link.tsx";
import { ThemeSwitch } from "../theme-switch.tsx";
import { ControlGrid, ControlRow, ControlSection } from "./control-section.tsx";

const variants: { variant: ButtonVariant; words: string }[] = [
  { variant: "primary", words: "Add to Cart" },
  { variant: "secondary", words: "Details" },
  { variant: "ghost", words: "Not now" },
  { variant: "danger", words: "Delete pet" },
];

export function ActionControls() {
  return (
    <>
      <ControlSection title="Buttons">
        {variants.map(({ variant, words }) => (
          <ControlRow key={variant}>
            <Button variant={variant}>{words}</Button>
            <Button variant={variant} icon={variant === "danger" ? Trash2 : Heart}>
              {words}
            </Button>
            <Button variant={variant} size="small">
              {words}
            </Button>
            <Button variant={variant} busy>
              {words}
            </Button>
            <Button variant={variant} disabled>
              {words}
            </Button>
          </ControlRow>
        ))}
        <ControlGrid>
          <BusyExample />
          <Button full icon={CalendarDays} variant="secondary">
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
          <SignedInButton
            icon={LogIn}
            onClick={() => void showMessage({ text: "You are signed in.", tone: "success" })}
          >
            Only when signed in
          </SignedInButton>
          <SignedInButton variant="secondary" onSignedOut={() => void showMessage({ text: "Login required" })}>
            With its own answer
          </SignedInButton>
        </ControlRow>
      </ControlSection>
      <ControlSection title="Links and theme">
        <p>
          A sentence with <TextLink to="/">a link inside the site</TextLink>, one{" "}
          <TextLink to="https://example.org">to another site</TextLink>, one{" "}
          <TextLink to="mailto:hello@example.org">to a mailbox</TextLink> and{" "}
          <TextLink to="/" look="quiet">
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
