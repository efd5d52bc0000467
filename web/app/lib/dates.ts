/** Made when first needed: its first formatter takes a browser some 30 ms, and most pages show no date. */
export function lazyDateFormat(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => (format ??= new Intl.DateTimeFormat("en-US", options)).format(date);
}

const mediumDate = lazyDateFormat({ dateStyle: "medium" });
const shortTime = lazyDateFormat({ timeStyle: "short" });
const mediumDateTime = lazyDateFormat({ dateStyle: "medium", timeStyle: "short" });

/** The day on the customer's calendar: `Nov 15, 2025`. */
export const formatDate = (iso: string): string => mediumDate(new Date(iso));

/** The time on the customer's clock. */
export const formatTime = (iso: string): string => shortTime(new Date(iso));

/** Day and time on the customer's clock. */
export const formatDateTime = (iso: string): string => mediumDateTime(new Date(iso));
