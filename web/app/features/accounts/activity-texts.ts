import type { SecurityEventKind } from "@pawhaven/contract";
import {
  BadgeCheck,
  Fingerprint,
  KeyRound,
  Link,
  LogIn,
  LogOut,
  MailQuestion,
  MonitorSmartphone,
  ShieldAlert,
  ShieldBan,
  UserCheck,
  UserPlus,
} from "lucide-react";
import type { IconComponent } from "../../ui/button.tsx";

interface ActivityText {
  text: string;
  icon: IconComponent;
  /** Something to look at twice. */
  isWarning?: true;
}

export const activityTexts: Record<SecurityEventKind, ActivityText> = {
  registered: { text: "Account created", icon: UserPlus },
  signed_in: { text: "Signed in", icon: LogIn },
  new_device: { text: "Signed in on a new device or network", icon: MonitorSmartphone, isWarning: true },
  sign_in_failed: { text: "Sign-in failed: wrong password", icon: ShieldAlert, isWarning: true },
  sign_in_refused: { text: "Sign-in refused after too many attempts", icon: ShieldBan, isWarning: true },
  signed_out: { text: "Signed out", icon: LogOut },
  session_ended: { text: "Signed out another device", icon: LogOut },
  signed_out_everywhere: { text: "Signed out everywhere", icon: LogOut },
  reset_requested: { text: "Password reset link requested", icon: MailQuestion },
  password_changed: { text: "Password changed", icon: KeyRound },
  email_confirmed: { text: "Email address confirmed", icon: BadgeCheck },
  email_change_requested: { text: "Change of the email address requested", icon: MailQuestion, isWarning: true },
  email_change_stopped: { text: "Change of the email address stopped", icon: MailQuestion },
  email_changed: { text: "Email address changed", icon: BadgeCheck, isWarning: true },
  google_linked: { text: "Google sign-in connected", icon: Link },
  passkey_added: { text: "Passkey added", icon: Fingerprint },
  passkey_removed: { text: "Passkey removed", icon: Fingerprint },
  account_claimed: { text: "Email address proven with Google; older sign-ins ended", icon: UserCheck },
};
