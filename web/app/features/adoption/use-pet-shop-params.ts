import { useState } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router";
import * as paths from "../../lib/paths.ts";

/**
 * Search, kind and position live in the address: they can be shared, and the back button knows them. Typing replaces
 * the address and shows at once; whatever else changes the address is followed by the search box.
 */
export function usePetShopParams() {
  const { search: query, key } = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const urlParams = parsePetShopParams(query);
  const [search, setSearch] = useState(urlParams.search);
  const [lastLocationKey, setLastLocationKey] = useState(key);
  if (lastLocationKey !== key) {
    setLastLocationKey(key);
    if (navigationType !== NavigationType.Replace) setSearch(urlParams.search);
  }

  const replace = (parts: Partial<PetShopParams>) =>
    void navigate(petShopPath({ ...urlParams, search, ...parts }), { replace: true, preventScrollReset: true });

  const changeSearch = (typed: string) => {
    const trimmed = typed.trimStart();
    setSearch(trimmed);
    replace({ search: trimmed, at: 0 });
  };

  return {
    search,
    type: urlParams.type,
    at: urlParams.at,
    pathForType: (type: string) => petShopPath({ search, type, at: 0 }),
    changeSearch,
    changePosition: (at: number) => replace({ at }),
  };
}

interface PetShopParams {
  search: string;
  type: string;
  /** The pet that is in view, counted from 0 among those found. */
  at: number;
}

function parsePetShopParams(query: string): PetShopParams {
  const parameters = new URLSearchParams(query);
  const at = Number(parameters.get("at"));
  return {
    search: (parameters.get("search") ?? "").trimStart(),
    type: parameters.get("type") ?? "",
    at: Number.isSafeInteger(at) && at > 0 ? at : 0,
  };
}

function petShopPath({ search, type, at }: PetShopParams): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set("search", search);
  if (type) parameters.set("type", type);
  if (at > 0) parameters.set("at", String(at));
  return parameters.size > 0 ? `/petshop?${parameters}` : paths.petShop;
}
