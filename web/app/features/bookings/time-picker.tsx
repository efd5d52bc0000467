import type { SlotsOfDay } from "@pawhaven/contract";
import { RotateCw } from "lucide-react";
import { formatZone } from "../../lib/dates.ts";
import { useSiteConfig } from "../../lib/site-config.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { SlotPicker } from "./slot-picker.tsx";

interface TimePickerProps {
  slots: SlotsOfDay | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  value: string | undefined;
  onSelect: (time: string) => void;
}

export function TimePicker({ slots, hasFailed, onRetry, value, onSelect }: TimePickerProps) {
  const { shop } = useSiteConfig();
  if (hasFailed)
    return (
      <div role="alert" className="grid justify-items-start gap-2">
        <p>The times for this day could not be loaded.</p>
        <Button variant="secondary" size="small" icon={RotateCw} onClick={onRetry}>
          Try Again
        </Button>
      </div>
    );
  if (!slots) return <Skeleton className="h-30" />;
  return (
    <>
      <SlotPicker slots={slots} value={value} onSelect={onSelect} />
      <p className="mt-2 text-center text-small text-ink-soft">Clinic time ({formatZone(shop.timeZone)})</p>
    </>
  );
}
