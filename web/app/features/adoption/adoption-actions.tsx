import { isAvailable, type Pet } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useSession } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { AdoptModal } from "./adopt-modal.tsx";
import { hasRequestQuery } from "./queries.ts";

/**
 * What can be done about this pet. Whether somebody has asked already is known only after a call, and who is signed in
 * only in the browser; every state has the same height, so the page does not move when it is known.
 */
export function AdoptionActions({ pet }: { pet: Pet }) {
  const [open, setOpen] = useState(false);
  const isSignedIn = useSession() !== null;
  const check = useQuery({ ...hasRequestQuery(pet.id), enabled: isSignedIn });
  const hasRequest = isSignedIn && check.data?.has_request === true;
  return (
    <div className={classNames("mt-6 grid content-start", isAvailable(pet) && "min-h-30")}>
      {hasRequest ? (
        <AlreadyRequested />
      ) : (
        <WaitForRequestCheck isKnown={check.data !== undefined || check.isError}>
          {isAvailable(pet) ? <AdoptAction pet={pet} onAsk={() => setOpen(true)} /> : <Unavailable pet={pet} />}
        </WaitForRequestCheck>
      )}
      <AdoptModal pet={pet} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

/** A visitor sees at once what to do; for somebody signed in it is held back until the answer is there. */
const WaitForRequestCheck = ({ isKnown, children }: { isKnown: boolean; children: ReactNode }) =>
  isKnown ? (
    children
  ) : (
    <>
      <div className="signed-in-only">
        <Skeleton className="h-12 rounded-full" />
      </div>
      <div className="signed-out-only">{children}</div>
    </>
  );

const AdoptAction = ({ pet, onAsk: onAdopt }: { pet: Pet; onAsk: () => void }) => (
  <>
    <Button fullWidth onClick={onAdopt}>
      Adopt Me
    </Button>
    <p className="mt-3 text-small text-ink-soft">
      Tell us a little about you. We answer within two working days and invite you to meet {pet.name}. Nothing is to be
      paid before that.
    </p>
  </>
);

const AlreadyRequested = () => (
  <div>
    <output className="flex min-h-12 items-center justify-center gap-2 rounded-full bg-teal-soft px-4 text-center font-bold text-teal-strong">
      <CircleCheck className="size-5 shrink-0" />
      You already submitted a request.
    </output>
    <p className="mt-3 text-small text-ink-soft">
      We answer within two working days. You can follow or withdraw it in your{" "}
      <TextLink to="/profile">profile</TextLink>.
    </p>
  </div>
);

const Unavailable = ({ pet }: { pet: Pet }) => (
  <>
    <p className="font-bold">{pet.name} cannot be adopted at the moment.</p>
    <p className="mt-1 text-small text-ink-soft">
      Somebody may already be getting to know {pet.name}. Others are still waiting and would{" "}
      <TextLink to="/petshop">love to meet you</TextLink>.
    </p>
  </>
);
