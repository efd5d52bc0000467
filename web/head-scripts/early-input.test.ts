import { describe, expect, it, vi } from "vitest";
import { createInputRecorder, type Field } from "./early-input.ts";

/** Has its value on the prototype, like the fields of a browser. */
class FakeField extends EventTarget {
  checked = false;
  readonly events: string[] = [];
  readonly type: string;
  private text = "";

  constructor(type: string) {
    super();
    this.type = type;
    for (const name of ["input", "change"]) this.addEventListener(name, () => this.events.push(name));
  }

  get value() {
    return this.text;
  }

  set value(text: string) {
    this.text = text;
  }

  click() {
    this.checked = !this.checked;
    this.events.push("click");
  }
}

const asField = (field: FakeField) => field as unknown as Field;
const asButton = (click: () => void) => ({ click }) as HTMLButtonElement;

describe("input before hydration", () => {
  it("is typed again, so that React sees the text it has overwritten", () => {
    const field = new FakeField("email");
    const { recordField, replay } = createInputRecorder();
    for (const text of ["a", "a@b.example"]) {
      field.value = text;
      recordField(asField(field));
    }
    field.value = "";
    replay();
    expect(field.value).toBe("a@b.example");
    expect(field.events).toEqual(["input", "change"]);
  });

  it("goes around the value property that React defines on the element", () => {
    const field = new FakeField("text");
    const { recordField, replay } = createInputRecorder();
    field.value = "Bella";
    recordField(asField(field));
    const set = vi.fn<(text: string) => void>();
    Object.defineProperty(field, "value", { set });
    replay();
    expect(set).not.toHaveBeenCalled();
  });

  it.each([
    ["clicks a checkbox that hydration has reset", false, ["click"]],
    ["leaves a checkbox alone that is still checked", true, []],
  ])("%s", (_, checkedAfterHydration, events) => {
    const checkbox = new FakeField("checkbox");
    const { recordField, replay } = createInputRecorder();
    checkbox.checked = true;
    recordField(asField(checkbox));
    checkbox.checked = checkedAfterHydration;
    replay();
    expect(checkbox).toMatchObject({ checked: true, events });
  });

  it("leaves file fields alone", () => {
    const field = new FakeField("file");
    const { recordField, replay } = createInputRecorder();
    recordField(asField(field));
    replay();
    expect(field.events).toEqual([]);
  });

  it("clicks the last button again, after the fields are filled in", () => {
    const field = new FakeField("text");
    const clicks: string[] = [];
    const { recordClick, recordField, replay } = createInputRecorder();
    field.value = "Bella";
    recordField(asField(field));
    field.value = "";
    recordClick(asButton(() => clicks.push("first")));
    recordClick(asButton(() => clicks.push(`second with ${field.value}`)));
    replay();
    expect(clicks).toEqual(["second with Bella"]);
  });

  it("clicks nothing when the last click was beside a button", () => {
    const clicks: string[] = [];
    const { recordClick, replay } = createInputRecorder();
    recordClick(asButton(() => clicks.push("button")));
    recordClick(null);
    replay();
    expect(clicks).toEqual([]);
  });
});
