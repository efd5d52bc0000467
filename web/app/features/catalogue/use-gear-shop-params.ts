import { useEffect, useEffectEvent, useState } from "react";
import { type Location, useLocation, useNavigate } from "react-router";
import { type GearShopParams, parseGearShopParams, formatGearShopParams } from "./gear-shop-params.ts";

const debounceMs = 200;

interface PendingChange {
  fields: Partial<GearShopParams>;
  /** Still to be written into the address. */
  isOpen: boolean;
}

const noPendingChange: PendingChange = { fields: {}, isOpen: false };

/**
 * The choice in the address, and two ways to change it. Both count at once. `choose` is a step of its own, to which the
 * back button returns; `adjust` is for what changes quickly, such as typing: the address follows in a pause, in place.
 */
export function useGearShopParams() {
  const { key, search, state } = useLocation() as Location<{ isAdjustment?: boolean } | null>;
  const navigate = useNavigate();
  const [draft, setDraft] = useState(noPendingChange);
  const [lastLocationKey, setLastLocationKey] = useState(key);
  if (lastLocationKey !== key) {
    // What was typed since the address was written must not be lost; any other new address wins over it.
    setLastLocationKey(key);
    if (!state?.isAdjustment) setDraft(noPendingChange);
  }

  const settled = parseGearShopParams(new URLSearchParams(search));
  const params: GearShopParams = { ...settled, ...draft.fields };

  const change = (fields: Partial<GearShopParams>, isOpen: boolean) => {
    const next = { at: 0, ...fields };
    setDraft({ fields: { ...draft.fields, ...next }, isOpen });
    return { ...params, ...next };
  };
  const replaceParams = (fields: Partial<GearShopParams>) => void change(fields, true);
  const pushParams = (fields: Partial<GearShopParams>) => {
    const next = formatGearShopParams(change(fields, false));
    // What is chosen already is no step to come back to.
    if (next !== search) void navigate({ search: next }, { preventScrollReset: true });
  };

  const writeToUrl = useEffectEvent(() => {
    void navigate(
      { search: formatGearShopParams(params) },
      { replace: true, preventScrollReset: true, state: { isAdjustment: true } },
    );
  });
  useEffect(() => {
    if (!draft.isOpen) return undefined;
    const timer = setTimeout(writeToUrl, debounceMs);
    return () => clearTimeout(timer);
  }, [draft]);

  return { choice: params, settled, adjust: replaceParams, choose: pushParams };
}
