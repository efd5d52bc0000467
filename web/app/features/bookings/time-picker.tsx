import type { SlotsOfDay } from "@pawhaven/contract";
import { formatZone } from "../../lib/dates.ts";
import { useSiteConfig } from "../../lib/site-config.ts";
import { RetryBanner } from "../../ui/retry-banner.tsx";
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
  if (hasFailed) return <RetryBanner text="The times for this day could not be loaded." onRetry={onRetry} />;
  if (!slots) return <Skeleton className="h-30" />;
  return (
    <>
      <SlotPicker slots={slots} value={value} onSelect={onSelect} />
      <p className="mt-2 text-center text-small text-ink-soft">Clinic time ({formatZone(shop.timeZone)})</p>
    </>
  );
}
