declare module "virtual:endpoint-manifest" {
  import type { EndpointManifest, endpoints } from "@pawhaven/contract";
  const table: EndpointManifest<typeof endpoints>;
  export default table;
}

declare module "virtual:head-script" {
  const code: string;
  export default code;
}
