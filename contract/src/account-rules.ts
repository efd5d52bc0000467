const browsers: [RegExp, string][] = [
  [/Edg(A|iOS)?\//, "Edge"],
  [/OPR\//, "Opera"],
  [/(Firefox|FxiOS)\//, "Firefox"],
  [/(Chrome|CriOS)\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const systems: [RegExp, string][] = [
  [/iPhone|iPad/, "iOS"],
  [/Android/, "Android"],
  [/Mac OS X/, "macOS"],
  [/Windows/, "Windows"],
  [/Linux/, "Linux"],
];

const findName = (names: [RegExp, string][], agent: string) => names.find(([pattern]) => pattern.test(agent))?.[1];

/** `Chrome on Windows`. */
export function deviceName(agent: string): string {
  const browser = findName(browsers, agent);
  const system = findName(systems, agent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? "Unknown device";
}

export const isPhone = (agent: string): boolean => /iPhone|Android.+Mobile/.test(agent);

/** What the list of recent activity knows about. */
export const securityEventKinds = [
  "registered",
  "signed_in",
  "new_device",
  "sign_in_failed",
  "sign_in_refused",
  "signed_out",
  "session_ended",
  "signed_out_everywhere",
  "reset_requested",
  "password_changed",
  "email_confirmed",
  "email_change_requested",
  "email_change_stopped",
  "email_changed",
  "google_linked",
  "account_claimed",
  "passkey_added",
  "passkey_removed",
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];
