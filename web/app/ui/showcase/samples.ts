export interface SampleGear {
  id: number;
  name: string;
  image: string;
  price: number;
  listPrice: number;
  rating: number;
  reviews: number;
}

const gearTemplates = [
  ["Wild Cod Kibble", "wild-cod-kibble"],
  ["Feather Wand", "feather-wand"],
  ["Tuna Mousse Cups", "tuna-mousse-cups"],
  ["Sisal Scratching Post with a Very Long Name That Needs Two Lines", "sisal-scratching-post"],
  ["Catnip Mice Trio", "catnip-mice-trio"],
] as const;

/** Names are numbered, so that a missing item is easy to spot. */
export const sampleGears = (count: number): SampleGear[] =>
  Array.from({ length: count }, (_, index) => {
    const [name, slug] = gearTemplates[index % gearTemplates.length] ?? gearTemplates[0];
    return {
      id: index + 1,
      name: `${index + 1}. ${name}`,
      image: `/static/pictures/gears/${slug}-1-640.webp`,
      price: 9.5 + index * 3,
      listPrice: index % 3 === 0 ? 14.5 + index * 3 : 9.5 + index * 3,
      rating: 3 + (index % 5) * 0.45,
      reviews: index * 7,
    };
  });

export interface SampleOrder {
  id: string;
  date: string;
  total: number;
  status: "Ordered" | "Delivered" | "Cancelled";
}

export const sampleOrders: SampleOrder[] = [
  { id: "VN-7Q2M", date: "Nov 12, 2026", total: 84.5, status: "Ordered" },
  { id: "US-K19D", date: "Oct 3, 2026", total: 1249.99, status: "Delivered" },
  { id: "SG-0XW4", date: "Aug 21, 2026", total: 12, status: "Cancelled" },
];
