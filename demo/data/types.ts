export type Rating = 1 | 2 | 3 | 4 | 5;

export interface DemoGear<Slug extends string = string> {
  readonly slug: Slug;
  readonly name: string;
  readonly petType: "Dogs" | "Cats" | "Rodents" | "Reptiles" | "Birds";
  readonly category: string;
  readonly description: string;
  /** The price before the discount of `salePercent`. */
  readonly listPriceCents: number;
  readonly salePercent: number;
  readonly stock: number;
  readonly isNew: boolean;
  readonly isFeatured: boolean;
  readonly highlights: readonly string[];
  readonly details: Readonly<Record<string, string>>;
  /** For food: customers see the price per kilogram. */
  readonly netWeightGrams?: number;
  readonly lifeStage?: "young" | "adult" | "senior";
  readonly diets?: readonly ("grain-free" | "single-protein" | "low-fat" | "vegetarian" | "no-added-sugar")[];
  readonly imageCount: 2;
}

/** What verdicts are made from. */
export interface DemoGearFacts {
  readonly contains?: readonly string[];
  readonly mayContain?: readonly string[];
  readonly actives?: Readonly<Record<string, string>>;
  readonly minMonths?: number;
  readonly animalMinKg?: number;
  readonly animalMaxKg?: number;
  readonly checkedDaysAgo: number;
}

export interface DemoSupplier {
  readonly name: string;
  readonly contactName: string;
  readonly email: string;
  readonly phone: string;
  readonly leadDays: number;
  /** Supplies all gears for these. */
  readonly petTypes: readonly DemoGear["petType"][];
  readonly itemPrefix: string;
}

interface DemoPromotionBase {
  readonly name: string;
  /** Null for one that applies by itself. */
  readonly code: string | null;
  readonly minimumCents?: number;
  readonly maxUsesPerCustomer?: number;
}

export type DemoPromotion = DemoPromotionBase &
  ({ readonly kind: "percent"; readonly percent: number } | { readonly kind: "amount"; readonly amountCents: number });

export interface DemoReview<Slug extends string = string> {
  readonly gear: Slug;
  readonly userName: string;
  readonly rating: Rating;
  readonly comment: string | null;
  readonly daysAgo: number;
}

export interface DemoPet<Slug extends string = string> {
  readonly slug: Slug;
  readonly name: string;
  readonly type: "Dogs" | "Cats" | "Rodents" | "Reptiles";
  readonly breed: string;
  readonly age: string;
  readonly gender: "Male" | "Female";
  readonly weight: string;
  readonly color: string;
  readonly description: string;
  /** One line for the card on the home page, 42 characters at most. */
  readonly trait: string;
  readonly adoptionFeeCents: number;
  readonly tags: readonly string[];
  readonly careDiet: string;
  readonly careExercise: string;
  readonly careGrooming: string;
  readonly imageCount: 3;
}

export type ServiceId = 1 | 2 | 3 | 4;

export interface DemoCustomer {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly phone: string;
  readonly gender: "Male" | "Female" | "Other";
  readonly dateOfBirth: string;
  readonly address: string;
  readonly city: string;
  readonly country: string;
}

export interface DemoAdoptionRequest<Slug extends string = string> {
  readonly pet: Slug;
  readonly note: string;
  readonly status: "open" | "withdrawn";
  readonly daysAgo: number;
}

export interface DemoCustomerPet<Name extends string = string> {
  /** Names its picture. */
  readonly slug: string;
  readonly name: Name;
  readonly species: "Dog" | "Cat" | "Reptile" | "Rodent";
  readonly breed: string;
  readonly bornMonthsAgo: number;
  readonly bornPrecision: "day" | "month" | "year" | "estimated";
  readonly gender: "Male" | "Female";
  readonly chip: string | null;
  readonly notes: string;
  readonly description: string;
  readonly addedDaysAgo: number;
  /** It came from the shelter on the day it was added. */
  readonly adopted?: { readonly weight: string; readonly color: string; readonly feeCents: number };
}

export interface DemoCareRecord<PetName extends string = string> {
  readonly pet: PetName;
  readonly kind: "vaccination" | "deworming" | "neutering" | "treatment" | "weight";
  readonly source: "shelter" | "clinic" | "owner";
  readonly daysAgo: number;
  readonly product?: string;
  readonly batch?: string;
  readonly note?: string;
  readonly weightKg?: number;
  /** When it is due again; negative if that day has passed. */
  readonly dueInDays?: number;
}

export interface DemoOrder<Slug extends string = string> {
  readonly lines: readonly { readonly gear: Slug; readonly quantity: number }[];
  readonly payment: "cash" | "card";
  readonly shippingStatus: "ordered" | "shipping" | "shipped" | "cancel" | "refund";
  readonly daysAgo: number;
  /** The customer's reviews of lines of this order; the other lines are still unreviewed. */
  readonly reviewedLines: readonly Omit<DemoReview<Slug>, "userName">[];
}

export interface DemoBooking<PetName extends string = string> {
  readonly pet: PetName;
  readonly serviceId: ServiceId;
  /** Days from today; if the clinic is closed on that day, the next open day is used. */
  readonly dayOffset: number;
  /** Index among the service's slots of that day; 0 to 3 exist on every open day. */
  readonly slotIndex: number;
  readonly status: "Pending" | "Confirmed" | "Cancelled" | "Done" | "No-show";
  readonly notes: string;
  /** What the clinic wrote for the customer afterwards. */
  readonly visibleNote?: string;
}

export interface DemoGuestVisit {
  readonly guest: string;
  readonly phone: string;
  readonly pet: string;
  readonly species: "Dog" | "Cat" | "Reptile" | "Rodent";
  readonly serviceId: ServiceId;
  readonly slotIndex: number;
  readonly notes: string;
}

export interface DemoStaffMember {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly role: "clerk" | "practitioner" | "keeper" | "manager" | "owner";
}

/** What somebody wrote to the shop, and the shop's answer. */
export interface DemoThread {
  kind: "contact" | "feedback";
  subject: string;
  name: string;
  email: string;
  phone: string;
  daysAgo: number;
  message: string;
  answer?: string;
}

export interface DemoService {
  readonly id: number;
  readonly description: string;
  readonly priceCents: number;
}

export interface DemoResource {
  /** Of a resource that every shop begins with. */
  readonly id?: number;
  readonly kind: "vet" | "groomer" | "room" | "tub" | "table";
  readonly name: string;
  /** Of the member of staff that this person is. */
  readonly email?: string;
  /** From Monday to Friday; as the clinic is open without it. */
  readonly weekdayHours?: readonly { opens: string; closes: string }[];
}

/** What a food has in it, for shops that were set up before gears had facts. */
export interface DemoFoodFacts<Slug extends string = string> {
  readonly gear: Slug;
  readonly species: "Dog" | "Cat";
  readonly energyKcalPer100g: number;
}

/** A pet that eats what an order brought. */
export interface DemoMeal<Slug extends string = string, Pet extends string = string> {
  readonly pet: Pet;
  readonly gear: Slug;
  readonly order: DemoOrder<Slug>;
}

/** A gear that has to do with a visit of a pet. */
export interface DemoVisitGear<Slug extends string = string, Pet extends string = string> {
  readonly pet: Pet;
  readonly gear: Slug;
}
