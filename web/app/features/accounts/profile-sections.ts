import { CreditCard, FolderDown, Mail, MapPinHouse, PawPrint, ShieldCheck, Star, UserRound } from "lucide-react";
import * as paths from "../../lib/paths.ts";
import type { IconComponent } from "../../ui/button.tsx";

interface ProfileSection {
  to: string;
  label: string;
  icon: IconComponent;
  /** Not shown in a shop that does not accept cards. */
  needsCards?: true;
}

/** The pages of the profile, in the order of their links. */
export const profileSections: ProfileSection[] = [
  { to: paths.profile, label: "About you", icon: UserRound },
  { to: paths.profileReviews, label: "Reviews", icon: Star },
  { to: paths.profileAdoptions, label: "Adoptions", icon: PawPrint },
  { to: paths.profileAddresses, label: "Addresses", icon: MapPinHouse },
  { to: paths.profileSecurity, label: "Security", icon: ShieldCheck },
  { to: paths.profileCards, label: "Saved cards", icon: CreditCard, needsCards: true },
  { to: paths.profileMails, label: "Mails", icon: Mail },
  { to: paths.profileData, label: "Your data", icon: FolderDown },
];
