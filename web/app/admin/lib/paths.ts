/** The addresses of the workplace that are not in the registry of screens. */
export const workplace = "/admin";
export const staffLogin = "/admin/login";
export const secondFactor = "/admin/second-factor";
export const security = "/admin/security";

/** The address of a screen, from its path in the registry. */
export const screenPath = (path: string): string => (path ? `${workplace}/${path}` : workplace);

/** Where to go after signing in: only to addresses of the workplace. */
export const safeReturnPath = (target: unknown): string =>
  typeof target === "string" && /^\/admin(\/[^/\\\s]\S*|\?\S*)?$/i.test(target) && !/^\/admin\/login\b/i.test(target)
    ? target
    : workplace;
