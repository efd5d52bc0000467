export interface VetService {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly points: readonly string[];
}

export const vetServices: readonly VetService[] = [
  {
    slug: "general-check-up",
    title: "General check-up",
    description:
      "Every pet deserves a full check once a year, and twice when they are older. We go from nose to tail, weigh, listen and feel, and tell you clearly what we find. Bring your questions; half an hour leaves time for them.",
    points: ["Eyes, ears, teeth, skin and joints", "Heart and lungs", "Weight and feeding advice"],
  },
  {
    slug: "vet-at-home",
    title: "Vet at home",
    description:
      "Some pets are not themselves in a waiting room, and some can no longer travel well. Write to us from the Contact page, and we will see whether a home visit is possible and agree on a day with you.",
    points: ["For anxious, old or very large animals", "Check-ups and vaccinations", "Arranged by message or phone"],
  },
  {
    slug: "immunization",
    title: "Immunization",
    description:
      "Which vaccinations make sense depends on age, species and how your pet lives. We check what your pet has had, make a simple plan, and note every date in the health record so that you don't have to remember it.",
    points: [
      "First series for puppies and kittens",
      "Boosters for adult animals",
      "Short examination before each injection",
    ],
  },
  {
    slug: "4d-ultrasound",
    title: "4D ultrasound",
    description:
      "Moving images let us watch organs at work and, if young ones are on the way, meet them a little early. The scan is painless and you stay beside your pet. Book a clinic visit and mention the ultrasound in the notes.",
    points: ["Belly, heart and pregnancy scans", "You see the screen with us", "Images to take home"],
  },
  {
    slug: "spay-and-neuter",
    title: "Spay and neuter",
    description:
      "We talk first: about the right age, the reasons for and against, and what the day will look like. If you decide to go ahead, we watch your pet from falling asleep to waking up, and you go home with clear instructions and a number to call.",
    points: ["Consultation and examination beforehand", "Care until fully awake", "Follow-up visit for the stitches"],
  },
];

export const whyChooseUs: VetService = {
  slug: "why-choose-us",
  title: "Why choose us",
  description:
    "We are a small clinic next to a shelter, so we see shy, old and complicated animals every day. We explain things clearly, tell you what something costs before we do it, and never book two families into the same slot.",
  points: ["Your time slot is yours alone", "Clear words and clear prices", "An emergency line around the clock"],
};
