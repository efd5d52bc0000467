export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Records what the visitor types and clicks before React has hydrated the page, and repeats it afterwards. Until then forms
 * are not submitted: the browser would put the fields, a password among them, into the URL.
 */
export function replayEarlyInputAfterHydration(root: HTMLElement): void {
  const { recordClick, recordEnter, recordField, replay } = createInputRecorder();
  const untilHydrated = <T extends "click" | "submit" | "input" | "keydown">(
    type: T,
    listener: (event: WindowEventMap[T]) => void,
  ) => addEventListener(type, (event) => !root.dataset["hydrated"] && listener(event), true);
  untilHydrated("click", (event) => {
    const button = (event.target as Element).closest("button");
    recordClick(button);
    // A click while React hydrates makes it finish at once and handle the click: repeated, it would count twice.
    if (button) event.stopPropagation();
  });
  untilHydrated("submit", (event) => event.preventDefault());
  untilHydrated("input", ({ target }) => recordField(target as Field));
  untilHydrated("keydown", (event) => {
    if (event.key !== "Enter") return;
    recordEnter(event.target as Field);
    event.stopPropagation();
  });
  window.markHydrated = () => {
    if (root.dataset["hydrated"]) return;
    root.dataset["hydrated"] = "yes";
    // Not within React's commit: there it cannot hydrate the card of a carousel that a click is meant for, and drops the click.
    queueMicrotask(replay);
  };
}

function createInputRecorder() {
  const fields = new Map<Field, string>();
  let lastClicked: HTMLButtonElement | null = null;
  let lastEntered: Field | null = null;
  return {
    recordClick: (button: HTMLButtonElement | null): void => {
      lastClicked = button;
    },
    /** Leaves out file fields: scripts may not fill them in. */
    recordField: (field: Field): void => {
      if (field.type !== "file") fields.set(field, isCheckable(field) ? String(field.checked) : field.value);
      lastEntered = null;
    },
    recordEnter: (field: Field): void => {
      lastEntered = field;
    },
    /** Only the last click is repeated: a click beside a button means that the visitor has moved on. */
    replay: (): void => {
      for (const [field, value] of fields) {
        if (isCheckable(field)) check(field, value === "true");
        else type(field, value);
        if (field === lastEntered)
          field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
        if (field !== document.activeElement) field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
      }
      lastClicked?.click();
    },
  };
}

const isCheckable = (field: Field): field is HTMLInputElement => field.type === "checkbox" || field.type === "radio";

/*
 * React ignores an event if the field still has the value it knows. It may know the visitor's, which it found while hydrating.
 * Its own properties on the element tell it another value first; the change itself then goes around them.
 */

function check(field: HTMLInputElement, checked: boolean): void {
  field.checked = !checked;
  field.click();
}

function type(field: Field, value: string): void {
  field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
}
