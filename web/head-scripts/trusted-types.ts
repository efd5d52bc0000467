interface TrustedTypesFactory {
  createPolicy: (
    name: string,
    rules: { createHTML?: (html: string) => string | null; createScriptURL?: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

/** Not in TypeScript's DOM library, and not in every browser. */
export const trustedTypesFactory = (): TrustedTypesFactory | undefined =>
  (window as { trustedTypes?: TrustedTypesFactory }).trustedTypes;

/** React assigns this text to `innerHTML` to create a script element. */
const emptyScriptElement = "<script></script>";

/** Rejects by returning null. */
export const allowPlainText = (html: string): string | null =>
  html === emptyScriptElement || !/[<&]/.test(html) ? html : null;

/** The browser applies the policy named "default" to every string assigned to an HTML sink. */
export function createTrustedTypesPolicy(): void {
  trustedTypesFactory()?.createPolicy("default", { createHTML: allowPlainText });
}
