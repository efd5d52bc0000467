import { useState } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router";

/**
 * Search, kind and position live in the address: they can be shared, and the back button knows them. Typing replaces
 * the address and shows at once; whatever else changes the address is followed by the search box.
 */
export function usePetAddress() {
  const { search: query, key } = useLocation();
  const cause = useNavigationType();
  const navigate = useNavigate();
  const inAddress = readAddress(query);
  const [search, setSearch] = useState(inAddress.search);
  const [followed, setFollowed] = useState(key);
  if (followed !== key) {
    setFollowed(key);
    if (cause !== NavigationType.Replace) setSearch(inAddress.search);
  }

  const replace = (parts: Partial<PetAddress>) =>
    void navigate(addressOf({ ...inAddress, search, ...parts }), { replace: true, preventScrollReset: true });

  const changeSearch = (typed: string) => {
    const trimmed = typed.trimStart();
    setSearch(trimmed);
    replace({ search: trimmed, at: 0 });
  };

  return {
    search,
    type: inAddress.type,
    at: inAddress.at,
    addressOfType: (type: string) => addressOf({ search, type, at: 0 }),
    changeSearch,
    changePosition: (at: number) => replace({ at }),
  };
}

interface PetAddress {
  search: string;
  type: string;
  /** The pet that is in view, counted from 0 among those found. */
  at: number;
}

function readAddress(query: string): PetAddress {
  const parameters = new URLSearchParams(query);
  const at = Number(parameters.get("at"));
  return {
    search: (parameters.get("search") ?? "").trimStart(),
    type: parameters.get("type") ?? "",
    at: Number.isSafeInteger(at) && at > 0 ? at : 0,
  };
}

function addressOf({ search, type, at }: PetAddress): string {
  const parameters = new URLSearchParams();
  if (search) parameters.set("search", search);
  if (type) parameters.set("type", type);
  if (at > 0) parameters.set("at", String(at));
  return parameters.size > 0 ? `/petshop?${parameters}` : "/petshop";
}
