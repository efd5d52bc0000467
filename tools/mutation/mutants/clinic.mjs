/** The clinic's calendar. */
const bookings = "server/src/slices/bookings";
const careMigration = "server/migrations/0013-care.sql";

export const clinic = [
  {
    guard: "a slot is given once",
    at: careMigration,
    remove: `  constraint bookings_one_per_slot exclude using gist
    (service_id with =, tstzrange(starts_at, ends_at) with &&) where (status in ('Pending', 'Confirmed')),
`,
    test: `${bookings}/booking.test.ts`,
    title: "refuses a slot that somebody else has, with a kind word, and keeps nothing",
  },
  {
    guard: "a pet is in one place at a time",
    at: careMigration,
    remove: `,
  constraint bookings_pet_in_one_place exclude using gist
    (pet_id with =, tstzrange(starts_at, ends_at) with &&) where (status in ('Pending', 'Confirmed'))`,
    test: `${bookings}/booking.test.ts`,
    title: "refuses a pet that is somewhere else at that time, and takes it right after",
  },
  {
    guard: "the database knows whose pet it is",
    at: careMigration,
    remove: "  constraint bookings_own_pet foreign key (pet_id, user_id) references userpets (id, user_id),\n",
    test: `${bookings}/booking.test.ts`,
    title:
      "rests on the database: no statement can give a slot twice, put a pet in two places or take a stranger's pet",
  },
  {
    guard: "a pet is not deleted from under a booking",
    at: careMigration,
    remove: "foreign key (pet_id, user_id) references userpets (id, user_id),",
    put: "foreign key (pet_id, user_id) references userpets (id, user_id) on delete cascade,",
    test: "server/src/schema/rests-on-the-database.test.ts",
    title: "a pet that is deleted from under a booking",
  },
  {
    guard: "no day that is over can be booked",
    at: `${bookings}/booking-days.ts`,
    remove: `if (date < today) return`,
    put: "if (false) return",
    test: `${bookings}/booking.test.ts`,
    title: "yesterday",
  },
  {
    guard: "no day too far ahead can be booked",
    at: `${bookings}/booking-days.ts`,
    remove: "if (date > addDays(today, bookableDaysAhead))",
    put: "if (false)",
    test: `${bookings}/booking.test.ts`,
    title: "day 91",
  },
  {
    guard: "no day on which the clinic is closed can be booked",
    edits: [
      {
        file: `${bookings}/booking-days.ts`,
        remove: `return isOpenOn(clinic, date) ? null : "We`,
        put: `return clinic ? null : "We`,
      },
      {
        file: `${bookings}/slots.ts`,
        remove: "(week[Temporal.PlainDate.from(date).dayOfWeek - 1] ?? null)",
        put: "(week[Temporal.PlainDate.from(date).dayOfWeek - 1] ?? week[0] ?? null)",
      },
    ],
    test: `${bookings}/booking.test.ts`,
    title: "a Sunday",
  },
  {
    guard: "holidays are free",
    at: `${bookings}/slots.ts`,
    remove: "holidays.includes(date) ? null : ",
    test: `${bookings}/slots.unit.test.ts`,
    title: "are none on a Sunday or a holiday",
  },
  {
    guard: "a visit begins at one of the times of the day",
    at: `${bookings}/choose-slot.ts`,
    remove: "const slot = slotsOn(clinic, date, minutes).find((one) => one.time === time);",
    put: "const slot = slotsOn(clinic, date, minutes).find((one) => one.time === time) ?? slotsOn(clinic, date, minutes)[0];",
    test: `${bookings}/booking.test.ts`,
    title: "between two slots",
  },
  {
    guard: "a visit ends before the clinic closes",
    at: `${bookings}/slots.ts`,
    remove: "Temporal.ZonedDateTime.compare(end, closing) <= 0;",
    put: "Temporal.ZonedDateTime.compare(start, closing) <= 0;",
    test: `${bookings}/booking.test.ts`,
    title: "a slot that would end after closing",
  },
  {
    guard: "no time that is past can be booked",
    at: `${bookings}/choose-slot.ts`,
    remove: "if (slot.startsAt <= now) throw",
    put: "if (false) throw",
    test: `${bookings}/booking.test.ts`,
    title: "judges what is past by the shop's clock, to the minute",
  },
  {
    guard: "a moved booking lands on one of the clinic's times",
    at: `${bookings}/reschedule-booking.ts`,
    remove: "const { startsAt, endsAt } = chooseSlot(desk.clinic, serviceId, to, now);",
    put: "const startsAt = new Date(`${to.date}T${to.time_slot}:00+07:00`), endsAt = new Date(startsAt.getTime() + 1_800_000);",
    test: `${bookings}/my-bookings.test.ts`,
    title: "keeps the old slot when the new one is taken, closed, past or off the grid",
  },
  {
    guard: "what is over or cancelled stays as it is",
    at: `${bookings}/store.ts`,
    remove: "    .where(and(chosen, isUpcoming(now)))\n",
    put: "    .where(chosen)\n",
    test: `${bookings}/my-bookings.test.ts`,
    title: "happens once, and not to what is over",
  },
];
