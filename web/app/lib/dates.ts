/** Made when first needed: its first formatter takes a browser some 30 ms, and most pages show no date. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => (format ??= new Intl.DateTimeFormat("en-US", options)).format(date);
}

const day = dateFormat({ dateStyle: "medium" });
const time = dateFormat({ timeStyle: "short" });
const moment = dateFormat({ dateStyle: "medium", timeStyle: "short" });

/** The day on the customer's calendar: `Nov 15, 2025`. */
export const formatDay = (iso: string): string => day(new Date(iso));

/** The time on the customer's clock. */
export const formatTime = (iso: string): string => time(new Date(iso));

/** Day and time on the customer's clock. */
export const formatMoment = (iso: string): string => moment(new Date(iso));
