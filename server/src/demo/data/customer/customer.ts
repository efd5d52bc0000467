import type { PetSlug } from "../pets/index.ts";
import type { DemoCustomer } from "../types.ts";

export const customer: DemoCustomer = {
  name: "Mai Tran",
  email: "demo@pawhaven.example",
  password: "pawhaven-demo",
  phone: "+84 28 5550 0142",
  gender: "Female",
  dateOfBirth: "1993-04-18",
  address: "27 Nguyễn Đình Chiểu, District 1",
  city: "Ho Chi Minh City",
  country: "Vietnam",
};

export const favouritePets: readonly PetSlug[] = ["shadow", "duchess", "tortellini"];
