import type { StaffPet } from "@pawhaven/contract";
import { CircleCheck, DoorOpen, Eye, EyeOff, Hourglass, RotateCcw } from "lucide-react";
import { useState } from "react";
import { errorMessage } from "../../lib/api-errors.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { TakeInAgainDialog } from "./intake/take-in-again-dialog.tsx";
import { OutcomeDialog } from "./outcome-dialog.tsx";
import { useAnimalMutation } from "./use-animal-mutation.ts";

const showFailure = (error: Error) =>
  void toast.error(errorMessage(error, "This could not be changed. Please try again."));

export function AnimalActions({ pet }: { pet: StaffPet }) {
  const [dialog, setDialog] = useState<"outcome" | "again">();
  const close = () => setDialog(undefined);
  const hasLeft = pet.stage === "left";
  return (
    <>
      {!hasLeft && (
        <>
          <PublishButton pet={pet} />
          {pet.stage !== "reserved" && <StageButton pet={pet} />}
          <Button variant="secondary" size="small" icon={DoorOpen} onClick={() => setDialog("outcome")}>
            Record outcome
          </Button>
        </>
      )}
      {/* One that went home comes back by its handover. */}
      {hasLeft && pet.handover_id === null && pet.stays[0]?.outcome !== "died" && (
        <Button variant="secondary" size="small" icon={RotateCcw} onClick={() => setDialog("again")}>
          Take in again
        </Button>
      )}
      {dialog === "outcome" && <OutcomeDialog pet={pet} onClose={close} />}
      {dialog === "again" && <TakeInAgainDialog pet={pet} onClose={close} />}
    </>
  );
}

function PublishButton({ pet: { id, version, published_at: published } }: { pet: StaffPet }) {
  const isPublished = published !== null;
  const { mutate, isPending } = useAnimalMutation({
    mutationFn: () => staffApi.publishPet({ params: { id }, body: { version, is_published: !isPublished } }),
    done: () => (isPublished ? "Customers no longer see it." : "The pet shop shows it now."),
    onError: showFailure,
  });
  return (
    <Button
      variant="secondary"
      size="small"
      icon={isPublished ? EyeOff : Eye}
      busy={isPending}
      onClick={() => mutate()}
    >
      {isPublished ? "Hide" : "Publish"}
    </Button>
  );
}

function StageButton({ pet: { id, version, stage } }: { pet: StaffPet }) {
  const isAvailable = stage === "available";
  const { mutate, isPending } = useAnimalMutation({
    mutationFn: () =>
      staffApi.changePetStage({ params: { id }, body: { version, stage: isAvailable ? "preparing" : "available" } }),
    done: () => (isAvailable ? "It is in preparation." : "It can be adopted now."),
    onError: showFailure,
  });
  return (
    <Button
      variant="secondary"
      size="small"
      icon={isAvailable ? Hourglass : CircleCheck}
      busy={isPending}
      onClick={() => mutate()}
    >
      {isAvailable ? "Prepare first" : "Make available"}
    </Button>
  );
}
