import type { Service } from "@pawhaven/contract";
import { useNavigate } from "react-router";
import * as paths from "../../lib/paths.ts";
import { readSession } from "../../lib/session.ts";
import { saveSelectedService } from "../bookings/selection-storage.ts";

/** Remembers the service, then leads to the pet list, or to the login prompt for visitors. */
export function useChooseService(signedOutPath: "/petunlogin" | "/petUnLogin") {
  const navigate = useNavigate();
  return (service?: Service["id"]) => {
    saveSelectedService(service);
    void navigate(readSession() ? paths.petList : signedOutPath);
  };
}
