const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });
const moment = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

/** The day on the customer's calendar: `Nov 15, 2025`. */
export const formatDay = (iso: string): string => day.format(new Date(iso));

/** Day and time on the customer's clock. */
export const formatMoment = (iso: string): string => moment.format(new Date(iso));
