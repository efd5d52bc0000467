import { useState } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router";
import * as paths from "../../lib/paths.ts";
import { readSearchParam } from "../../lib/search-params.ts";

/**
 * Search, type and position are in the URL, so that they can be shared and the back button works. Typing shows at once
 * and replaces the URL; the search box follows any other change of the URL.
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
    /** With an entry in the history, and from the top. */
    openPage: (at: number) => void navigate(petShopPath({ ...urlParams, search, at })),
  };
}

export const petShopParamNames = ["search", "type", "at"] as const satisfies (keyof PetShopParams)[];

interface PetShopParams {
  search: string;
  type: string;
  /** Index of the pet in view among the matches. */
  at: number;
}

function parsePetShopParams(query: string): PetShopParams {
  const parameters = new URLSearchParams(query);
  const read = (name: (typeof petShopParamNames)[number]) => readSearchParam(parameters, name) ?? "";
  const at = Number(read("at"));
  return {
    search: read("search").trimStart(),
    type: read("type"),
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
