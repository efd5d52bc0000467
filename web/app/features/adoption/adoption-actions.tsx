import { isAvailable, type Pet } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { type ReactNode, Suspense, useState, useTransition } from "react";
import * as paths from "../../lib/paths.ts";
import { useSession } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { lazyDialog } from "../../ui/lazy-dialog.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { hasRequestQuery } from "./queries.ts";

const AdoptModal = lazyDialog(() => import("./adopt-modal.tsx"));

/**
 * Whether the customer has sent a request is known only in the browser, and only after a call. Every state has the same
 * height, so the page does not shift.
 */
export function AdoptionActions({ pet }: { pet: Pet }) {
  const [isLoading, startOpening] = useTransition();
  const [modal, setModal] = useState<"unused" | "open" | "closed">("unused");
  const isSignedIn = useSession() !== null;
  const check = useQuery({ ...hasRequestQuery(pet.id), enabled: isSignedIn });
  const hasRequest = isSignedIn && check.data?.has_request === true;
  const openModal = () => startOpening(() => setModal("open"));
  return (
    <div className={classNames("mt-6 grid content-start", isAvailable(pet) && "min-h-30")}>
      {hasRequest ? (
        <AlreadyRequested />
      ) : (
        <WaitForRequestCheck isKnown={check.data !== undefined || check.isError}>
          {isAvailable(pet) ? (
            <AdoptAction pet={pet} isLoading={isLoading} onAdopt={openModal} />
          ) : (
            <Unavailable pet={pet} />
          )}
        </WaitForRequestCheck>
      )}
      <Suspense>
        {modal !== "unused" && <AdoptModal pet={pet} open={modal === "open"} onClose={() => setModal("closed")} />}
      </Suspense>
    </div>
  );
}

/** Visitors see the action at once; for signed-in customers it waits for the answer. */
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

interface AdoptActionProps {
  pet: Pet;
  isLoading: boolean;
  onAdopt: () => void;
}

const AdoptAction = ({ pet, isLoading, onAdopt }: AdoptActionProps) => (
  <>
    <Button fullWidth busy={isLoading} onClick={onAdopt}>
      Adopt Me
    </Button>
    <p className="mt-3 text-small text-ink-soft">
      Tell us a little about yourself. We will answer within two working days and invite you to meet {pet.name}. You pay
      nothing before that.
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
      <TextLink to={paths.profileAdoptions}>profile</TextLink>.
    </p>
  </div>
);

const Unavailable = ({ pet }: { pet: Pet }) => (
  <>
    <p className="font-bold">{pet.name} cannot be adopted at the moment.</p>
    <p className="mt-1 text-small text-ink-soft">
      Someone may already be getting to know {pet.name}. Other pets are still waiting and would{" "}
      <TextLink to={paths.petShop}>love to meet you</TextLink>.
    </p>
  </>
);
