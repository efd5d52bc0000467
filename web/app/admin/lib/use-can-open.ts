import { screens } from "../screens.ts";
import { matchScreen } from "./match-screen.ts";
import { useStaffSession } from "./use-staff-session.ts";

/** Whether there is a screen at an address and the role includes it. */
export function useCanOpen(): (address: string) => boolean {
  const { can } = useStaffSession();
  return (address) => {
    const match = matchScreen(screens, address.split("?")[0] ?? "");
    return match !== undefined && can(match.screen.permission);
  };
}
