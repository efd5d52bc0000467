/** Goes on at once where there is nothing to wait for: a promise, even a kept one, costs a turn of the loop. */
export const thenMaybeSync = <V>(
  value: V | Promise<V>,
  onValue: (value: V) => void | Promise<void>,
): void | Promise<void> => (value instanceof Promise ? value.then(onValue) : onValue(value));
