/** A change is told to all open pages in the same moment; they ask again at moments of their own. */
export const jitterMs = 1_000;
/** Where something changes all the time, it is enough to look now and then. */
export const minIntervalMs = 5_000;

/** Lets a call wait a moment, and rest after it; however often it is wished for meanwhile, it is made once. */
export function jitteredThrottle(callback: () => void): { schedule: () => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let nextAllowedAt = 0;
  const run = () => {
    timer = undefined;
    nextAllowedAt = Date.now() + minIntervalMs;
    callback();
  };
  return {
    schedule: () => {
      timer ??= setTimeout(run, Math.max(0, nextAllowedAt - Date.now()) + Math.random() * jitterMs);
    },
    cancel: () => clearTimeout(timer),
  };
}
