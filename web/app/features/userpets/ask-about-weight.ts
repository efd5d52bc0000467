import { errorCode, errorMessage } from "../../lib/api-errors.ts";
import { askToConfirm } from "../../ui/dialogs.tsx";

/** A weight that is far from the last one may miss its decimal point: it is asked about, and then sent again. */
export async function askAboutWeight<Reply>(send: (override: boolean) => Promise<Reply>): Promise<Reply> {
  try {
    return await send(false);
  } catch (error) {
    if (errorCode(error) !== "needs_override" || !(await confirmWeight(errorMessage(error, "")))) throw error;
    return send(true);
  }
}

const confirmWeight = (text: string): Promise<boolean> =>
  askToConfirm({ title: "Is this weight correct?", text, confirmLabel: "Yes, note it", cancelLabel: "Change it" });
