/** Created on first use: the first formatter costs a browser about 30 ms, and most pages show no date. */
export function lazyDateFormat(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (date) => (format ??= new Intl.DateTimeFormat("en-US", options)).format(date);
}

const mediumDate = lazyDateFormat({ dateStyle: "medium" });
const shortTime = lazyDateFormat({ timeStyle: "short" });
const mediumDateTime = lazyDateFormat({ dateStyle: "medium", timeStyle: "short" });

/** In the customer's time zone: `Nov 15, 2025`. */
export const formatDate = (iso: string): string => mediumDate(new Date(iso));
export const formatTime = (iso: string): string => shortTime(new Date(iso));
export const formatDateTime = (iso: string): string => mediumDateTime(new Date(iso));

/** `Asia/Ho Chi Minh` */
export const formatZone = (timeZone: string): string => timeZone.replaceAll("_", " ");
