import { sessionTokenKey, themeKey, userInfoKey } from "../app/lib/storage-keys.ts";

type ReadableStorage = Pick<Storage, "getItem">;

export interface Preferences {
  theme: "light" | "dark" | undefined;
  session: "in" | "out";
  /** The role of the signed-in user as the header shows it. */
  roleLabel: string | undefined;
}

/**
 * Pages are rendered the same for everybody. Attributes set before the first paint let the style sheet show the chosen theme
 * and the right header without a flicker.
 */
export function showPreferences(root: HTMLElement, openStorage: () => ReadableStorage): void {
  const { theme, session, roleLabel } = readPreferences(openStorage);
  if (theme) root.dataset["theme"] = theme;
  root.dataset["session"] = session;
  if (roleLabel) root.style.setProperty("--role", JSON.stringify(roleLabel));
}

/** Opening the storage throws where the browser blocks it. */
export function readPreferences(openStorage: () => ReadableStorage): Preferences {
  try {
    const storage = openStorage();
    return {
      theme: parseTheme(storage.getItem(themeKey)),
      session: storage.getItem(sessionTokenKey) ? "in" : "out",
      roleLabel: parseRoleLabel(storage.getItem(userInfoKey)),
    };
  } catch {
    return { theme: undefined, session: "out", roleLabel: undefined };
  }
}

const parseTheme = (text: string | null) => (text === "light" || text === "dark" ? text : undefined);

function parseRoleLabel(userInfo: string | null): string | undefined {
  try {
    const { role } = JSON.parse(userInfo ?? "{}") as { role?: { name: string } };
    return role && role.name.charAt(0).toUpperCase() + role.name.slice(1);
  } catch {
    return undefined;
  }
}
