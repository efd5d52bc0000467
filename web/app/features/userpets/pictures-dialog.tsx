import type { Image, UserpetDetails } from "@pawhaven/contract";
import { ArrowUp, Trash2 } from "lucide-react";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Modal } from "../../ui/modal.tsx";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { useUserpetMutation } from "./use-userpet-mutation.ts";

/** Order, descriptions and removal; nothing changes before it is saved. */
export function PicturesDialog({ pet, onClose }: { pet: UserpetDetails; onClose: () => void }) {
  const [images, setImages] = useState<readonly Image[]>(pet.images);
  const { mutate, isPending } = useUserpetMutation({
    mutationFn: () => api.setUserpetImages({ params: { id: pet.id }, body: { images: [...images] } }),
    done: "Saved.",
    onDone: onClose,
  });
  const moveUp = (index: number) =>
    setImages(images.with(index - 1, at(images, index)).with(index, at(images, index - 1)));
  return (
    <Modal
      open
      title={`Pictures of ${pet.name}`}
      locked={isPending}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button busy={isPending} busyLabel="Saving…" onClick={() => mutate()}>
            Save
          </Button>
        </>
      }
    >
      <p className="mb-4 text-ink-soft">The first one is on the card.</p>
      <ol className="grid gap-4">
        {images.map((image, index) => (
          <li key={image.url} className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-center gap-3">
            <ResponsiveImage image={image.url} alt="" sizes="64px" placeholderText="" className="w-16 rounded-small" />
            <TextField
              label={`What picture ${index + 1} shows`}
              requiredMark="none"
              maxLength={200}
              value={image.alt ?? ""}
              onChange={({ target }) => setImages(images.with(index, { ...image, alt: target.value }))}
            />
            <span className="flex flex-col sm:flex-row">
              <IconButton
                label={`Move picture ${index + 1} up`}
                icon={ArrowUp}
                disabled={index === 0}
                onClick={() => moveUp(index)}
              />
              <IconButton
                label={`Remove picture ${index + 1}`}
                icon={Trash2}
                className="text-berry"
                onClick={() => setImages(images.toSpliced(index, 1))}
              />
            </span>
          </li>
        ))}
      </ol>
    </Modal>
  );
}

const at = (images: readonly Image[], index: number): Image => images[index] as Image;
