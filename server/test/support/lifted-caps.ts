const unlimited = "1000000";

/** Settings of a shop whose test customers book and order more than real ones may. */
export const liftedCaps = {
  MAX_BOOKINGS_PER_PET: unlimited,
  MAX_BOOKINGS: unlimited,
  MAX_UNITS_PER_GEAR: unlimited,
  MAX_OPEN_CASH: "10000000",
};
