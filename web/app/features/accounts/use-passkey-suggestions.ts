import type { PasskeyCredential } from "@pawhaven/contract";
import { useEffect, useEffectEvent } from "react";
import { waitForIdle } from "../../ui/wait-for-idle.ts";

/** Where the browser can, its passkeys appear among the suggestions of the field with `autocomplete="… webauthn"`. */
export function usePasskeySuggestions(onChosen: (credential: PasskeyCredential) => void): void {
  const onChosenEvent = useEffectEvent(onChosen);
  useEffect(() => {
    const controller = new AbortController();
    void waitForChoice(controller.signal).then(
      (credential) => credential && onChosenEvent(credential),
      () => undefined, // Nobody asked for it, so nobody is told that it did not work.
    );
    return () => controller.abort();
  }, []);
}

async function waitForChoice(signal: AbortSignal): Promise<PasskeyCredential | undefined> {
  await waitForIdle();
  if (!(await globalThis.PublicKeyCredential?.isConditionalMediationAvailable?.())) return undefined;
  const { offerPasskeys } = await import("./passkey-sign-in.ts");
  return signal.aborted ? undefined : offerPasskeys(signal);
}
