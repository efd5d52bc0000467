/** Kept, because making one takes longer than a hundred conversions. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  formats.set(timeZone, format);
  return format;
}

/** The shop's clock minus UTC at that moment. */
function offsetMs(instant: number, timeZone: string): number {
  const parts = formatFor(timeZone).formatToParts(instant);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  const shown = Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
  return shown - Math.floor(instant / 1000) * 1000;
}

/** A moment as a field for date and time shows it: `2030-05-31T09:30`, on the shop's clock, wherever the browser is. */
export function toShopTime(iso: string, timeZone: string): string {
  const instant = Date.parse(iso);
  return new Date(instant + offsetMs(instant, timeZone)).toISOString().slice(0, 16);
}

/** The moment at which the shop's clock shows this; the first of two when it is set back. */
export function fromShopTime(local: string, timeZone: string): string {
  const shown = Date.parse(`${local}Z`);
  const guess = shown - offsetMs(shown, timeZone);
  const instants = [guess, shown - offsetMs(guess, timeZone)].toSorted((one, other) => one - other);
  const match = instants.find((instant) => instant + offsetMs(instant, timeZone) === shown);
  return new Date(match ?? guess).toISOString();
}
