import { useEffect, useEffectEvent, useState } from "react";
import { type Location, NavigationType, useLocation, useNavigate, useNavigationType } from "react-router";
import { type GearShopParams, parseGearShopParams, formatGearShopParams } from "./gear-shop-params.ts";

const debounceMs = 200;
const ownNavigation = "gear-shop-params";

interface PendingChange {
  fields: Partial<GearShopParams>;
  /** Not yet written to the URL. */
  isUnsaved: boolean;
}

const noPendingChange: PendingChange = { fields: {}, isUnsaved: false };

/**
 * The parameters in the URL, and two ways to change them. Both take effect at once. `pushParams` adds a history entry.
 * `replaceParams` is for quick changes such as typing: it replaces the URL after a pause.
 */
export function useGearShopParams() {
  const { key, search, state } = useLocation() as Location<unknown>;
  const isOwnNavigation = useNavigationType() !== NavigationType.Pop && state === ownNavigation;
  const navigate = useNavigate();
  const [draft, setDraft] = useState(noPendingChange);
  const [lastLocationKey, setLastLocationKey] = useState(key);
  if (lastLocationKey !== key) {
    // Our own navigation must not discard what was chosen since it began; a link or going back does.
    setLastLocationKey(key);
    if (!isOwnNavigation) setDraft(noPendingChange);
  }

  const settled = parseGearShopParams(new URLSearchParams(search));
  const params: GearShopParams = { ...settled, ...draft.fields };

  const change = (fields: Partial<GearShopParams>, isUnsaved: boolean) => {
    const next = { at: 0, ...fields };
    setDraft({ fields: { ...draft.fields, ...next }, isUnsaved });
    return { ...params, ...next };
  };
  const replaceParams = (fields: Partial<GearShopParams>) => void change(fields, true);
  const pushParams = (fields: Partial<GearShopParams>) => {
    const next = formatGearShopParams(change(fields, false));
    // Choosing the same again must not add a history entry, but it does end a navigation that is under way.
    void navigate({ search: next }, { replace: next === search, preventScrollReset: true, state: ownNavigation });
  };

  const writeToUrl = useEffectEvent(() => {
    void navigate(
      { search: formatGearShopParams(params) },
      { replace: true, preventScrollReset: true, state: ownNavigation },
    );
  });
  useEffect(() => {
    if (!draft.isUnsaved) return undefined;
    const timer = setTimeout(writeToUrl, debounceMs);
    return () => clearTimeout(timer);
  }, [draft]);

  return { params, settled, replaceParams, pushParams };
}
