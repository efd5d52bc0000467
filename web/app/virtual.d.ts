declare module "virtual:address-table" {
  import type { AddressTable, endpoints } from "@pawhaven/contract";
  const table: AddressTable<typeof endpoints>;
  export default table;
}
