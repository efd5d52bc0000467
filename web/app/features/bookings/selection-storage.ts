const petKey = "selectedPet";
const serviceKey = "selectedService";

export const saveSelectedPet = (id: number | undefined) => saveId(petKey, id);
export const loadSelectedPet = () => loadId(petKey);

export const saveSelectedService = (id: number | undefined) => saveId(serviceKey, id);
export const loadSelectedService = () => loadId(serviceKey);

/** Outlives signing in and a reload, in this tab alone. */
function saveId(key: string, id: number | undefined): void {
  try {
    if (id === undefined) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, String(id));
  } catch {
    // Without storage the choice is made once more.
  }
}

function loadId(key: string): number | undefined {
  try {
    const text = sessionStorage.getItem(key);
    return text === null ? undefined : Number(text);
  } catch {
    return undefined;
  }
}
