/** Continues synchronously if the value is not a promise (decision 30). */
export const thenMaybeSync = <V>(
  value: V | Promise<V>,
  onValue: (value: V) => void | Promise<void>,
): void | Promise<void> => (value instanceof Promise ? value.then(onValue) : onValue(value));
