export const tagline = "Good gear, gentle care and second chances, for the animals that make a house a home.";
