import { staffRoleNames } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { CircleUser, LogOut, ShieldCheck, Store, UserPen } from "lucide-react";
import { useRef } from "react";
import { Link } from "react-router";
import { errorMessage } from "../../lib/api-errors.ts";
import { useDisclosure } from "../../shell/use-disclosure.ts";
import { ThemeSwitch } from "../../ui/theme-switch.tsx";
import { toast } from "../../ui/toast.tsx";
import { screenPath, security } from "../lib/paths.ts";
import { staffApi } from "../lib/staff-api.ts";
import { staffSessionQuery } from "../lib/staff-session-query.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { useStaffSession } from "../lib/use-staff-session.ts";

const itemClasses =
  "flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-small px-3 text-left font-semibold transition-colors hover:bg-sunken";

/** Who is signed in, the theme, the way to the shop and out. */
export function ProfileMenu() {
  const area = useRef<HTMLDivElement>(null);
  const { open, toggle } = useDisclosure(area);
  const { staff } = useStaffSession();
  const signOut = useSignOut();
  return (
    <div ref={area} className="relative">
      <button
        type="button"
        aria-expanded={open}
        aria-controls="profile-menu"
        onClick={toggle}
        className="inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-full px-2 font-bold transition-colors hover:bg-line/60"
      >
        <CircleUser className="size-5 shrink-0" />
        <span className="sr-only">Your menu: </span>
        <span className="max-w-40 truncate max-sm:sr-only">{staff.name}</span>
      </button>
      <div
        id="profile-menu"
        hidden={!open}
        className="absolute top-full right-0 mt-2 w-60 rounded-card border border-line bg-surface p-2 shadow-raised"
      >
        <p className="px-3 pt-1 pb-2 wrap-anywhere">
          <span className="block font-bold">{staff.name}</span>
          <span className="block text-ink-soft">{staff.email}</span>
          <span className="block text-ink-soft">{staffRoleNames[staff.role]}</span>
        </p>
        <ul className="border-t border-line pt-1">
          <li>
            <Link to={screenPath("profile")} className={itemClasses}>
              <UserPen className="size-5" />
              Your profile
            </Link>
          </li>
          <li>
            <Link to={security} className={itemClasses}>
              <ShieldCheck className="size-5" />
              Your security
            </Link>
          </li>
          <li>
            <ThemeSwitch showLabel className={`${itemClasses} justify-start!`} />
          </li>
          <li>
            <a href="/" className={itemClasses}>
              <Store className="size-5" />
              Open the shop
            </a>
          </li>
          <li>
            <button type="button" disabled={signOut.isPending} onClick={() => signOut.mutate()} className={itemClasses}>
              <LogOut className="size-5" />
              Sign out
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
}

function useSignOut() {
  const queryClient = useQueryClient();
  return useStaffMutation({
    mutationFn: () => staffApi.signOutAsStaff(),
    onSuccess: () => queryClient.setQueryData(staffSessionQuery.queryKey, null),
    onError: (error) => toast.error(errorMessage(error, "You could not be signed out. Please try again.")),
  });
}
