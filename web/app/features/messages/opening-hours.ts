interface OpeningHours {
  readonly place: string;
  readonly rows: readonly (readonly [days: string, times: string])[];
}

/** The shop's and the clinic's hours differ; wherever one stands, it says whose it is. */
export const openingHours: readonly OpeningHours[] = [
  {
    place: "Shop",
    rows: [
      ["Mon - Sat", "9:00 AM - 8:00 PM"],
      ["Sunday", "Closed"],
    ],
  },
  {
    place: "Clinic and spa",
    rows: [
      ["Mon - Fri", "9:00 AM - 5:00 PM"],
      ["Saturday", "9:00 AM - 3:00 PM"],
      ["Sunday", "Closed"],
    ],
  },
];
