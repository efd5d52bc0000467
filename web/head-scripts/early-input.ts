export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Records what the visitor types and clicks before React has hydrated the page, and repeats it afterwards. Until then forms
 * are not submitted: the browser would put the fields, a password among them, into the URL.
 */
export function replayEarlyInputAfterHydration(root: HTMLElement): void {
  const { recordClick, recordField, replay } = createInputRecorder();
  const untilHydrated = (type: "click" | "submit" | "input", listener: (event: Event) => void) =>
    addEventListener(type, (event) => !root.dataset["hydrated"] && listener(event), true);
  untilHydrated("click", ({ target }) => recordClick((target as Element).closest("button")));
  untilHydrated("submit", (event) => event.preventDefault());
  untilHydrated("input", ({ target }) => recordField(target as Field));
  window.markHydrated = () => {
    if (root.dataset["hydrated"]) return;
    root.dataset["hydrated"] = "yes";
    // Not within React's commit: there it cannot hydrate the card of a carousel that a click is meant for, and drops the click.
    queueMicrotask(replay);
  };
}

export function createInputRecorder() {
  const values = new Map<Field, string | boolean>();
  let lastClicked: HTMLButtonElement | null = null;
  return {
    recordClick: (button: HTMLButtonElement | null): void => {
      lastClicked = button;
    },
    /** Leaves out file fields: scripts may not fill them in. */
    recordField: (field: Field): void => {
      if (field.type !== "file") values.set(field, isCheckbox(field) ? field.checked : field.value);
    },
    /** Only the last click is repeated: a click beside a button means that the visitor has moved on. */
    replay: (): void => {
      values.forEach((value, field) => replayField(field, value));
      lastClicked?.click();
    },
  };
}

const isCheckbox = (field: Field): field is HTMLInputElement => field.type === "checkbox";

function replayField(field: Field, value: string | boolean): void {
  if (isCheckbox(field)) {
    if (field.checked !== value) field.click();
    return;
  }
  setNativeValue(field, value as string);
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** React ignores events after a change that went through its own `value` property, so this uses the setter of the prototype. */
function setNativeValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
}
