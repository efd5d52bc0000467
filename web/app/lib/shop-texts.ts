export const tagline = "Good gear, gentle care and second chances, for the animals that make a house a home.";

/** The hours of the shop. Those of the clinic are configured. */
export const shopDays = "Mon - Sat";
export const shopTimes = "9:00 AM - 8:00 PM";
