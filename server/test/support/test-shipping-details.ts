import type { ShippingDetails } from "@pawhaven/contract";

export const testShippingDetails: ShippingDetails = {
  fullName: "Robin Tran",
  email: "robin@example.com",
  phone: "+842855500142",
  address: "27 Nguyễn Đình Chiểu, District 1",
  country: "vn",
};
