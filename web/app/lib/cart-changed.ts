const changed = "cart-changed";

/** To be called by whatever changes the cart: the header counts anew, and an open cart loads anew. */
export const announceCartChange = () => window.dispatchEvent(new Event(changed));

/** Calls back after every change of the cart in this tab, until the function it gives is called. */
export function onCartChange(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
}
