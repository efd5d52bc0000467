import type { Permission } from "@pawhaven/contract";
import type { ComponentType } from "react";
import type { IconComponent } from "../../ui/button.tsx";

export const screenGroups = ["Work", "Shop", "Clinic", "Shelter", "Business"] as const;

export interface Screen {
  /** Below /admin, with `:name` for what `useScreenParam` returns: `orders/:id`. */
  path: string;
  title: string;
  /** Who lacks it does not see the screen in the menu, and at its address a sentence that says so. */
  permission: Permission;
  group: (typeof screenGroups)[number];
  icon?: IconComponent;
  /** The path of the screen that leads here, where the address does not say it. */
  under?: string;
  /** False for screens that others lead to. */
  inMenu?: boolean;
  /** Without menu and bar: a page to be printed. */
  isBare?: boolean;
  load: () => Promise<{ default: ComponentType }>;
}
