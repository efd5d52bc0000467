import type { CheckoutOptions, CheckoutWarning } from "@pawhaven/contract";
import { useState } from "react";

const noWarnings: readonly CheckoutWarning[] = [];

const toggled = <T>(list: readonly T[], item: T): T[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item];

/** What the server warned of, and what the customer has said to it. */
export function useAcknowledgement() {
  const [warnings, setWarnings] = useState(noWarnings);
  const [acknowledged, setAcknowledged] = useState<string[]>([]);
  const [gifts, setGifts] = useState<number[]>([]);
  const isOpen = warnings.some(({ key, gear_id: id }) => !acknowledged.includes(key) && !gifts.includes(id));
  const options: CheckoutOptions = {
    ...(acknowledged.length > 0 && { acknowledged }),
    ...(gifts.length > 0 && { gifts }),
  };
  return {
    warnings,
    isOpen,
    options,
    ask: setWarnings,
    onAcknowledge: (key: string) => setAcknowledged(toggled(acknowledged, key)),
    onGift: (gearId: number) => setGifts(toggled(gifts, gearId)),
  };
}
