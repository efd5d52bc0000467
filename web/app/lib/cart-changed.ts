const cartChangedEvent = "cart-changed";

/** Call after every change of the cart: the header updates its count. */
export const emitCartChange = () => window.dispatchEvent(new Event(cartChangedEvent));

/** Calls the listener after every change of the cart in this tab. Returns the unsubscribe function. */
export function onCartChange(listener: () => void): () => void {
  window.addEventListener(cartChangedEvent, listener);
  return () => window.removeEventListener(cartChangedEvent, listener);
}
