import { Menu, X } from "lucide-react";
import { useRef } from "react";
import { useDisclosure } from "../../shell/use-disclosure.ts";
import { SideMenu } from "./side-menu.tsx";
import { WorkplaceLogo } from "./workplace-logo.tsx";

/** The menu on small screens. */
export function MenuDrawer() {
  const area = useRef<HTMLDivElement>(null);
  const { open, toggle } = useDisclosure(area);
  const Icon = open ? X : Menu;
  return (
    <div ref={area} className="lg:hidden">
      <button
        type="button"
        aria-expanded={open}
        aria-controls="menu-drawer"
        onClick={toggle}
        className="grid size-11 cursor-pointer place-items-center rounded-full transition-colors hover:bg-line/60"
      >
        <Icon className="size-6" />
        <span className="sr-only">{open ? "Close menu" : "Open menu"}</span>
      </button>
      <div
        id="menu-drawer"
        hidden={!open}
        className="absolute top-full left-0 h-[calc(100dvh-3.5rem)] w-64 max-w-full overflow-y-auto border-r border-line bg-surface p-3 shadow-raised"
      >
        {open && (
          <>
            <WorkplaceLogo />
            <SideMenu />
          </>
        )}
      </div>
    </div>
  );
}
