import { useEffect, useEffectEvent, useState } from "react";
import { type Location, useLocation, useNavigate } from "react-router";
import { type GearChoice, readGearChoice, writeGearChoice } from "./gear-choice.ts";

const typingPauseMs = 200;

interface Draft {
  fields: Partial<GearChoice>;
  /** Still to be written into the address. */
  isOpen: boolean;
}

const noDraft: Draft = { fields: {}, isOpen: false };

/**
 * The choice in the address, and two ways to change it. Both count at once. `choose` is a step of its own, to which the
 * back button returns; `adjust` is for what changes quickly, such as typing: the address follows in a pause, in place.
 */
export function useGearChoice() {
  const { key, search, state } = useLocation() as Location<{ isAdjustment?: boolean } | null>;
  const navigate = useNavigate();
  const [draft, setDraft] = useState(noDraft);
  const [seenKey, setSeenKey] = useState(key);
  if (seenKey !== key) {
    // What was typed since the address was written must not be lost; any other new address wins over it.
    setSeenKey(key);
    if (!state?.isAdjustment) setDraft(noDraft);
  }

  const settled = readGearChoice(new URLSearchParams(search));
  const choice: GearChoice = { ...settled, ...draft.fields };

  const change = (fields: Partial<GearChoice>, isOpen: boolean) => {
    const next = { at: 0, ...fields };
    setDraft({ fields: { ...draft.fields, ...next }, isOpen });
    return { ...choice, ...next };
  };
  const adjust = (fields: Partial<GearChoice>) => void change(fields, true);
  const choose = (fields: Partial<GearChoice>) => {
    const next = writeGearChoice(change(fields, false));
    // What is chosen already is no step to come back to.
    if (next !== search) void navigate({ search: next }, { preventScrollReset: true });
  };

  const write = useEffectEvent(() => {
    void navigate(
      { search: writeGearChoice(choice) },
      { replace: true, preventScrollReset: true, state: { isAdjustment: true } },
    );
  });
  useEffect(() => {
    if (!draft.isOpen) return undefined;
    const timer = setTimeout(write, typingPauseMs);
    return () => clearTimeout(timer);
  }, [draft]);

  return { choice, settled, adjust, choose };
}
