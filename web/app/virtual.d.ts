declare module "virtual:endpoint-manifest" {
  import type { EndpointManifest, SiteTable } from "@pawhaven/contract";
  const table: EndpointManifest<SiteTable>;
  export default table;
}

declare module "virtual:staff-endpoint-manifest" {
  import type { EndpointManifest, StaffTable } from "@pawhaven/contract";
  const table: EndpointManifest<StaffTable>;
  export default table;
}

declare module "virtual:head-script" {
  const code: string;
  export default code;
}
