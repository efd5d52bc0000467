import { type ComponentType, lazy, useEffect } from "react";
import { loadAgain, loadInTime, loadLimitMs } from "./load-in-time.ts";
import { showLoadFailed } from "./show-load-failed.ts";

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

type Loader<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A dialog whose code is loaded when it is first opened. If that fails or takes longer than two minutes, a toast says so,
 * and opening it again tries again.
 */
export function lazyDialog<Props extends DialogProps>(
  load: Loader<Props>,
  timeoutMs = loadLimitMs,
): ComponentType<Props> {
  const lazyWith = (attempt: typeof loadInTime) =>
    lazy<ComponentType<Props>>(() => attempt(load, timeoutMs).catch(() => ({ default: Failed })));
  const tryAgainNextTime = () => {
    Loaded = lazyWith(loadAgain);
  };
  const Failed = (props: Props) => <LoadFailed {...props} onFailed={tryAgainNextTime} />;
  let Loaded = lazyWith(loadInTime);
  return (props) => <Loaded {...props} />;
}

function LoadFailed({ open, onClose, onFailed }: DialogProps & { onFailed: () => void }) {
  useEffect(() => {
    if (!open) return;
    showLoadFailed();
    onFailed();
    onClose();
  }, [open, onClose, onFailed]);
  return null;
}
