import type { PetSlug } from "../pets/index.ts";
import type { DemoAdoptionRequest, DemoCustomer } from "../types.ts";

export const customer: DemoCustomer = {
  name: "Mai Tran",
  email: "demo@pawhaven.example",
  password: "pawhaven-demo",
  phone: "+84 28 5550 0142",
  gender: "Female",
  dateOfBirth: "1993-04-18",
  address: "27 Nguyễn Đình Chiểu",
  city: "Ho Chi Minh City",
  country: "Vietnam",
};

export const favoritePets: readonly PetSlug[] = ["shadow", "duchess", "tortellini"];

export const adoptionRequests: readonly DemoAdoptionRequest<PetSlug>[] = [
  {
    pet: "shadow",
    note: "We have a quiet flat near the park and somebody at home all day. My father keeps asking about the dog with the grey chin.",
    status: "open",
    daysAgo: 1,
  },
  {
    pet: "maple",
    note: "We go hiking every weekend and would love company that keeps up with us.",
    status: "withdrawn",
    daysAgo: 24,
  },
];
