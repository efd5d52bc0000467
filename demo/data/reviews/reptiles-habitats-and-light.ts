import type { GearSlug } from "../gears/index.ts";
import type { DemoReview } from "../types.ts";

export const reptilesHabitatsAndLight: readonly DemoReview<GearSlug>[] = [
  {
    gear: "desert-terrarium",
    userName: "Victor A.",
    rating: 5,
    comment: "Solid build, the doors run smoothly and the lock works. Our gecko has twice the floor now.",
    daysAgo: 24,
  },
  {
    gear: "desert-terrarium",
    userName: "Diem L.",
    rating: 4,
    comment: null,
    daysAgo: 61,
  },
  {
    gear: "desert-terrarium",
    userName: "Scott M.",
    rating: 4,
    comment: "Great tank. As it says, it takes two people to lift.",
    daysAgo: 107,
  },
  {
    gear: "rainforest-terrarium",
    userName: "Aroha P.",
    rating: 5,
    comment: "Planted it on the weekend and no leaks. The cork backdrop looks good from day one.",
    daysAgo: 12,
  },
  {
    gear: "cork-bark-hide",
    userName: "Yara N.",
    rating: 5,
    comment: "Our snake took it over the same evening.",
    daysAgo: 19,
  },
  {
    gear: "cork-bark-hide",
    userName: "Kiet D.",
    rating: 4,
    comment: "Smaller than I pictured, but exactly the size in the details.",
    daysAgo: 68,
  },
  {
    gear: "basking-lamp",
    userName: "Stefan R.",
    rating: 5,
    comment: "Warm spot in ten minutes. The long cable is handy.",
    daysAgo: 21,
  },
  {
    gear: "basking-lamp",
    userName: "Loan T.",
    rating: 4,
    comment: null,
    daysAgo: 49,
  },
  {
    gear: "basking-lamp",
    userName: "Maya E.",
    rating: 3,
    comment: "The first bulb went after four months. The dome itself is well made.",
    daysAgo: 88,
  },
  {
    gear: "uvb-tube-kit",
    userName: "Theo G.",
    rating: 5,
    comment: "Everything in one box and the clips fit our mesh lid.",
    daysAgo: 33,
  },
  {
    gear: "uvb-tube-kit",
    userName: "Phuong A.",
    rating: 4,
    comment: "Good light. The date sticker is a small thing that I really use.",
    daysAgo: 79,
  },
  {
    gear: "uvb-tube-kit",
    userName: "Ruben I.",
    rating: 4,
    comment: null,
    daysAgo: 111,
  },
];
