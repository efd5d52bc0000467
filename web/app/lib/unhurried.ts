/** A change is told to all open pages in the same moment; they ask again at moments of their own. */
export const spreadMs = 1_000;
/** Where something changes all the time, it is enough to look now and then. */
export const restMs = 5_000;

/** Lets a call wait a moment, and rest after it; however often it is wished for meanwhile, it is made once. */
export function unhurried(call: () => void): { soon: () => void; never: () => void } {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let restsUntil = 0;
  const begin = () => {
    waiting = undefined;
    restsUntil = Date.now() + restMs;
    call();
  };
  return {
    soon: () => {
      waiting ??= setTimeout(begin, Math.max(0, restsUntil - Date.now()) + Math.random() * spreadMs);
    },
    never: () => clearTimeout(waiting),
  };
}
