const petKey = "selectedPet";
const serviceKey = "selectedService";

export const rememberPet = (id: number | undefined) => remember(petKey, id);
export const rememberedPet = () => remembered(petKey);

export const rememberService = (id: number | undefined) => remember(serviceKey, id);
export const rememberedService = () => remembered(serviceKey);

/** Outlives signing in and a reload, in this tab alone. */
function remember(key: string, id: number | undefined): void {
  try {
    if (id === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, String(id));
  } catch {
    // Without storage the choice is made once more.
  }
}

function remembered(key: string): number | undefined {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? undefined : Number(text);
  } catch {
    return undefined;
  }
}
