import { Monitor, Moon, Sun } from "lucide-react";
import { useSyncExternalStore } from "react";
import { themeKey } from "../lib/storage-keys.ts";
import { classNames } from "./class-names.ts";

type Theme = "system" | "light" | "dark";

const nextTheme: Record<Theme, Theme> = { system: "light", light: "dark", dark: "system" };
const listeners = new Set<() => void>();

const parseTheme = (text: string | null | undefined): Theme => (text === "light" || text === "dark" ? text : "system");
const currentTheme = () => parseTheme(document.documentElement.dataset.theme);

function applyTheme(theme: Theme) {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

function saveTheme(theme: Theme) {
  applyTheme(theme);
  try {
    if (theme === "system") localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // Without storage the choice lasts until the next page load.
  }
}

function savedTheme(): Theme {
  try {
    return parseTheme(localStorage.getItem(themeKey));
  } catch {
    return currentTheme();
  }
}

/** `key` is null when the whole storage was cleared. */
function syncFromOtherTabs(event: StorageEvent) {
  if (event.key === themeKey || event.key === null) applyTheme(parseTheme(event.newValue));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener("storage", syncFromOtherTabs);
  // Another tab may have saved one after this page began to load and before it listened.
  const theme = savedTheme();
  if (theme !== currentTheme()) applyTheme(theme);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", syncFromOtherTabs);
  };
}

interface ThemeSwitchProps {
  showLabel?: boolean;
  className?: string;
}

/** The server does not know the theme, so all three icons are rendered and CSS shows the right one. */
export function ThemeSwitch({ showLabel = false, className }: ThemeSwitchProps) {
  const theme = useSyncExternalStore<Theme>(subscribe, currentTheme, () => "system");
  return (
    <button
      type="button"
      onClick={() => saveTheme(nextTheme[theme])}
      className={classNames(
        "inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-full font-bold transition-colors hover:bg-line/60",
        showLabel && "px-4",
        className,
      )}
    >
      <Monitor className="size-5 in-data-[theme=dark]:hidden in-data-[theme=light]:hidden" />
      <Sun className="hidden size-5 in-data-[theme=light]:block" />
      <Moon className="hidden size-5 in-data-[theme=dark]:block" />
      <span className={showLabel ? undefined : "sr-only"}>
        Theme: {theme}
        <span className="sr-only"> (switch to {nextTheme[theme]})</span>
      </span>
    </button>
  );
}
