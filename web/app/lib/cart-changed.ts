import { visitorCartKey } from "./storage-keys.ts";

const cartChangedEvent = "cart-changed";

/** Call after every change of the cart: the header updates its count. */
export const emitCartChange = () => window.dispatchEvent(new Event(cartChangedEvent));

/** After every change of the cart in this tab, and of a visitor's cart in others. Returns the unsubscribe function. */
export function onCartChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => key === visitorCartKey && listener();
  window.addEventListener(cartChangedEvent, listener);
  window.addEventListener("storage", onStorage);
  return () => {
    window.removeEventListener(cartChangedEvent, listener);
    window.removeEventListener("storage", onStorage);
  };
}
