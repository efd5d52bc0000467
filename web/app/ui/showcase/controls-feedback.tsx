import { useState } from "react";
import { Banner, useBanner } from "../banner.tsx";
import { Button } from "../button.tsx";
import { askToConfirm, showMessage } from "../dialogs.tsx";
import { Disclosure } from "../disclosure.tsx";
import { TextField } from "../field.tsx";
import { TextAreaField } from "../text-area-field.tsx";
import { Modal, type ModalProps } from "../modal.tsx";
import { Progress } from "../progress.tsx";
import { RetryBanner } from "../retry-banner.tsx";
import { Skeleton } from "../skeleton.tsx";
import { Spinner } from "../spinner.tsx";
import { toast } from "../toast.tsx";
import { ControlGrid, ControlRow, ControlSection } from "./control-section.tsx";

export function FeedbackControls() {
  const { banner, showBanner } = useBanner();
  return (
    <>
      <ControlSection title="Dialogs">
        <DialogExamples />
      </ControlSection>
      <ControlSection title="Toasts">
        <ControlRow>
          <Button variant="secondary" onClick={() => toast("Your cart has been saved.")}>
            Plain
          </Button>
          <Button variant="secondary" onClick={() => toast.success("Item added to cart successfully!")}>
            Success
          </Button>
          <Button variant="secondary" onClick={() => toast.error("Failed to add item to cart. Please try again.")}>
            Error
          </Button>
          <Button variant="secondary" onClick={() => toast.loading("Sending...")}>
            Loading
          </Button>
        </ControlRow>
      </ControlSection>
      <ControlSection title="Banners">
        <ControlGrid>
          <Banner tone="success">Pet added successfully!</Banner>
          <Banner tone="error">Failed to update pet.</Banner>
          <Banner tone="info">The clinic is closed on Sunday.</Banner>
          <RetryBanner text="What is due could not be loaded." onRetry={() => undefined} />
        </ControlGrid>
        <ControlRow>
          <Button variant="secondary" onClick={() => showBanner("success", "Booking cancelled successfully!")}>
            Show for 3 seconds
          </Button>
        </ControlRow>
        {banner}
      </ControlSection>
      <ControlSection title="Loading">
        <ControlRow>
          <Spinner />
          <Spinner label="Loading your receipt…" showLabel />
        </ControlRow>
        <ControlGrid>
          <Progress label="Uploading your photo" value={62} />
          <Progress label="Waiting for the payment" />
          <Progress label="All done" value={100} />
        </ControlGrid>
        <ControlGrid>
          <Skeleton className="h-40" />
          <Skeleton shape="text" lines={4} className="content-start" />
          <Skeleton shape="circle" className="w-20" />
        </ControlGrid>
      </ControlSection>
      <ControlSection title="Disclosures">
        <div className="max-w-2xl">
          <Disclosure summary="Do I need an appointment?" group="questions" headingLevel={3} defaultOpen>
            For a check-up, yes. In an emergency, come right away; our line is open around the clock.
          </Disclosure>
          <Disclosure summary="What should I bring?" group="questions" headingLevel={3}>
            The vaccination card, and anything that keeps your pet calm: a blanket, a toy, a few treats.
          </Disclosure>
        </div>
      </ControlSection>
    </>
  );
}

type DialogName = "short" | "long" | "form" | "locked" | null;

function DialogExamples() {
  const [openDialog, setOpenDialog] = useState<DialogName>(null);
  const modal = (name: DialogName): Pick<ModalProps, "open" | "onClose"> => ({
    open: openDialog === name,
    onClose: () => setOpenDialog(null),
  });

  async function confirmDelete() {
    const isConfirmed = await askToConfirm({
      title: "Delete Biscuit?",
      text: "Biscuit has a booking on Friday. It will be cancelled.",
      confirmLabel: "Delete",
      cancelLabel: "Keep Biscuit",
      danger: true,
    });
    toast(isConfirmed ? "Deleted" : "Not deleted");
  }

  function showLocked() {
    setOpenDialog("locked");
    setTimeout(() => setOpenDialog(null), 3000);
  }

  return (
    <ControlRow>
      <Button variant="secondary" onClick={() => setOpenDialog("short")}>
        Small modal
      </Button>
      <Button variant="secondary" onClick={() => setOpenDialog("form")}>
        Form modal
      </Button>
      <Button variant="secondary" onClick={() => setOpenDialog("long")}>
        Long, wide modal
      </Button>
      <Button variant="secondary" onClick={showLocked}>
        Locked modal
      </Button>
      <Button
        variant="secondary"
        onClick={() => void showMessage({ text: "Profile updated successfully!", tone: "success" })}
      >
        Message
      </Button>
      <Button
        variant="secondary"
        onClick={() => void showMessage({ text: "Failed to initialize payment. Please try again.", tone: "error" })}
      >
        Error message
      </Button>
      <Button variant="secondary" onClick={() => void confirmDelete()}>
        Confirmation
      </Button>
      <Modal {...modal("short")} title="Feedback" size="small">
        <p>Thank you. We read every word.</p>
      </Modal>
      <Modal
        {...modal("form")}
        title="Adopt Mochi"
        footer={
          <>
            <Button variant="secondary" onClick={() => setOpenDialog(null)}>
              Cancel
            </Button>
            <Button onClick={() => toast.error("Please provide a note before submitting your request.")}>
              Send request
            </Button>
          </>
        }
      >
        <div className="grid gap-6">
          <TextField label="Name" required />
          <TextAreaField label="Note" required maxLength={500} showCounter />
        </div>
      </Modal>
      <Modal
        {...modal("long")}
        title="A dialog longer than the screen"
        size="wide"
        footer={<Button onClick={() => setOpenDialog(null)}>Understood</Button>}
      >
        <div className="grid gap-4">
          {Array.from({ length: 24 }, (_, index) => (
            <p key={index}>
              Paragraph {index + 1}. Every animal is examined, vaccinated and rested before it moves to a new home.
            </p>
          ))}
        </div>
      </Modal>
      <Modal {...modal("locked")} title="Complete Your Payment" size="small" locked>
        <Progress label="Waiting for your bank" />
      </Modal>
    </ControlRow>
  );
}
