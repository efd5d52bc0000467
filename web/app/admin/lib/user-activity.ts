const idleAfterMs = 10 * 60_000;

let lastInputAt = Date.now();
let isListening = false;
const listeners = new Set<() => void>();

function handleInput(): void {
  const wasIdle = !isUserActive();
  lastInputAt = Date.now();
  if (wasIdle) for (const listener of listeners) listener();
}

/**
 * Whether somebody used the page in the last minutes. What the page asks of its own accord would otherwise keep a
 * session open that nobody uses.
 */
export const isUserActive = (): boolean => Date.now() - lastInputAt < idleAfterMs;

/** Calls back when somebody comes back to the page. */
export function onUserReturn(listener: () => void): () => void {
  if (!isListening) for (const type of ["pointerdown", "keydown"]) document.addEventListener(type, handleInput, true);
  isListening = true;
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
