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
    test: `${bookings}/create-booking.test.ts`,
    title: "rejects a slot that is already booked, and saves nothing",
  },
  {
    guard: "a pet is in one place at a time",
    at: careMigration,
    remove: `,
  constraint bookings_pet_in_one_place exclude using gist
    (pet_id with =, tstzrange(starts_at, ends_at) with &&) where (status in ('Pending', 'Confirmed'))`,
    test: `${bookings}/create-booking.test.ts`,
    title: "rejects a pet with another appointment at that time, but not right after it",
  },
  {
    guard: "the database knows whose pet it is",
    at: careMigration,
    remove: "  constraint bookings_own_pet foreign key (pet_id, user_id) references userpets (id, user_id),\n",
    test: `${bookings}/create-booking.test.ts`,
    title:
      "is protected by database constraints against double bookings, overlapping visits and pets of other customers",
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
    test: `${bookings}/create-booking.test.ts`,
    title: "for yesterday",
  },
  {
    guard: "no day too far ahead can be booked",
    at: `${bookings}/booking-days.ts`,
    remove: "if (date > addDays(today, bookableDaysAhead))",
    put: "if (false)",
    test: `${bookings}/create-booking.test.ts`,
    title: "91 days ahead",
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
    test: `${bookings}/create-booking.test.ts`,
    title: "on a Sunday",
  },
  {
    guard: "holidays are free",
    at: `${bookings}/slots.ts`,
    remove: "holidays.includes(date) ? null : ",
    test: `${bookings}/slots.unit.test.ts`,
    title: "are none on Sundays and holidays",
  },
  {
    guard: "a visit begins at one of the times of the day",
    at: `${bookings}/resolve-slot.ts`,
    remove: "const slot = slotsOn(clinic, date, minutes).find((candidate) => candidate.time === time);",
    put: "const slot = slotsOn(clinic, date, minutes).find((candidate) => candidate.time === time) ?? slotsOn(clinic, date, minutes)[0];",
    test: `${bookings}/create-booking.test.ts`,
    title: "between two slots",
  },
  {
    guard: "a visit ends before the clinic closes",
    at: `${bookings}/slots.ts`,
    remove: "Temporal.ZonedDateTime.compare(end, closing) <= 0;",
    put: "Temporal.ZonedDateTime.compare(start, closing) <= 0;",
    test: `${bookings}/create-booking.test.ts`,
    title: "that would end after closing",
  },
  {
    guard: "no time that is past can be booked",
    at: `${bookings}/resolve-slot.ts`,
    remove: "if (slot.startsAt <= now) throw",
    put: "if (false) throw",
    test: `${bookings}/create-booking.test.ts`,
    title: "rejects a slot from the moment it starts",
  },
  {
    guard: "a moved booking lands on one of the clinic's times",
    at: `${bookings}/reschedule-booking.ts`,
    remove: "const { startsAt, endsAt } = resolveSlot(context.clinic, serviceId, to, now);",
    put: "const startsAt = new Date(`${to.date}T${to.time_slot}:00+07:00`), endsAt = new Date(startsAt.getTime() + 1_800_000);",
    test: `${bookings}/my-bookings.test.ts`,
    title: "keeps the old slot if the new one is booked, closed, past or not offered",
  },
  {
    guard: "what is over or cancelled stays as it is",
    at: `${bookings}/store.ts`,
    remove: "    .where(and(matches, isUpcoming(now)))\n",
    put: "    .where(matches)\n",
    test: `${bookings}/my-bookings.test.ts`,
    title: "works once, and not for a past booking",
  },
];
