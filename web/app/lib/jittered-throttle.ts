/** All open pages hear of a change at the same moment. The jitter spreads their requests. */
export const jitterMs = 1_000;
/** Limits how often a page refetches data that changes all the time. */
export const minIntervalMs = 5_000;

/** Runs the callback once for any number of `schedule` calls, after a random delay and not too soon after the last run. */
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
