import type { Service } from "@pawhaven/contract";
import { useNavigate } from "react-router";
import * as paths from "../../lib/paths.ts";
import { readSession } from "../../lib/session.ts";
import { saveSelectedService } from "../bookings/selection-storage.ts";

/** On to the pets for somebody signed in, else to the page that asks to sign in first; the service stays chosen. */
export function useChooseService(signedOutPath: "/petunlogin" | "/petUnLogin") {
  const navigate = useNavigate();
  return (service?: Service["id"]) => {
    saveSelectedService(service);
    void navigate(readSession() ? paths.petList : signedOutPath);
  };
}
