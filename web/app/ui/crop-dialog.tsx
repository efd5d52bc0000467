import { pictureWidths } from "@pawhaven/contract";
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { Banner } from "./banner.tsx";
import { Button } from "./button.tsx";
import { Modal } from "./modal.tsx";
import { largestSquare, moveSquare, resizeSquare, type Size, type Square } from "./crop-square.ts";

interface CropDialogProps {
  file: File;
  isUploading: boolean;
  error: string | undefined;
  onUpload: (square: Square) => void;
  onClose: () => void;
}

/** Cuts a square out of a picture: drag it, or use the sliders, which the keyboard reaches. */
export function CropDialog({ file, isUploading, error, onUpload, onClose }: CropDialogProps) {
  const image = useImageOf(file);
  const [size, setSize] = useState<Size>();
  const [square, setSquare] = useState<Square>();
  const [isBroken, setBroken] = useState(false);
  const smallest = pictureWidths[0];
  const isTooSmall = square !== undefined && square.side < smallest;
  return (
    <Modal
      open
      title="Choose the part to show"
      onClose={onClose}
      locked={isUploading}
      footer={
        <>
          <Button variant="secondary" size="small" disabled={isUploading} onClick={onClose}>
            Cancel
          </Button>
          <Button
            size="small"
            busy={isUploading}
            busyLabel="Uploading…"
            disabled={!square || isTooSmall}
            onClick={() => square && onUpload(square)}
          >
            Use picture
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-small">
        {error && <Banner tone="error">{error}</Banner>}
        {isBroken && <Banner tone="error">This file is not a picture that can be shown.</Banner>}
        {isTooSmall && <Banner tone="error">Please choose a part of at least {smallest} pixels.</Banner>}
        <div className="relative mx-auto w-fit overflow-hidden rounded-small bg-sunken select-none">
          <img
            ref={image}
            alt="What you chose"
            draggable={false}
            className="block max-h-[50dvh] max-w-full"
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
              setSize({ width, height });
              setSquare(largestSquare({ width, height }));
            }}
            onError={() => setBroken(true)}
          />
          {size && square && <CropFrame size={size} square={square} onMove={setSquare} />}
        </div>
        {size && square && <CropSliders size={size} square={square} onChange={setSquare} />}
      </div>
    </Modal>
  );
}

/** A reference to an image element that then shows the file. */
function useImageOf(file: File): RefObject<HTMLImageElement | null> {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    image.current?.setAttribute("src", url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return image;
}

interface CropProps {
  size: Size;
  square: Square;
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** Follows the pointer. The shade around it is its own shadow, cut off by the box of the picture. */
function CropFrame({ size, square, onMove }: CropProps & { onMove: (square: Square) => void }) {
  const start = useRef<{ x: number; y: number; square: Square }>(undefined);
  const move = (event: PointerEvent<HTMLDivElement>) => {
    if (!start.current) return;
    const scale = size.width / (event.currentTarget.parentElement?.clientWidth ?? size.width);
    const { x, y, square: from } = start.current;
    const to = { left: from.left + (event.clientX - x) * scale, top: from.top + (event.clientY - y) * scale };
    onMove(moveSquare(from, to, size));
  };
  return (
    <div
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, y: event.clientY, square };
      }}
      onPointerMove={move}
      onPointerUp={() => (start.current = undefined)}
      onPointerCancel={() => (start.current = undefined)}
      className="absolute cursor-move touch-none rounded-small border-2 border-surface shadow-[0_0_0_100rem_rgb(0_0_0/55%)]"
      style={{
        left: percent(square.left, size.width),
        top: percent(square.top, size.height),
        width: percent(square.side, size.width),
        height: percent(square.side, size.height),
      }}
    />
  );
}

function CropSliders({ size, square, onChange }: CropProps & { onChange: (square: Square) => void }) {
  const largest = Math.min(size.width, size.height);
  return (
    <div className="grid gap-2">
      <Slider
        label="Size"
        value={square.side}
        min={Math.min(pictureWidths[0], largest)}
        max={largest}
        onChange={(side) => onChange(resizeSquare(square, side, size))}
      />
      <Slider
        label="From the left"
        value={square.left}
        max={size.width - square.side}
        onChange={(left) => onChange(moveSquare(square, { ...square, left }, size))}
      />
      <Slider
        label="From the top"
        value={square.top}
        max={size.height - square.side}
        onChange={(top) => onChange(moveSquare(square, { ...square, top }, size))}
      />
    </div>
  );
}

interface SliderProps {
  label: string;
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
}

const Slider = ({ label, value, min = 0, max, onChange }: SliderProps) => (
  <label className="grid grid-cols-[7rem_minmax(0,1fr)_4rem] items-center gap-3">
    <span className="font-bold">{label}</span>
    <input
      type="range"
      min={min}
      max={max}
      value={value}
      disabled={max <= min}
      className="h-11 w-full cursor-pointer accent-teal"
      onChange={({ target }) => onChange(Number(target.value))}
    />
    <span className="text-end text-ink-soft tabular-nums">{value} px</span>
  </label>
);
