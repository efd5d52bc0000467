const cartChangedEvent = "cart-changed";

/** To be called by whatever changes the cart: the header counts anew, and an open cart loads anew. */
export const emitCartChange = () => window.dispatchEvent(new Event(cartChangedEvent));

/** Calls back after every change of the cart in this tab, until the function it gives is called. */
export function onCartChange(listener: () => void): () => void {
  window.addEventListener(cartChangedEvent, listener);
  return () => window.removeEventListener(cartChangedEvent, listener);
}
