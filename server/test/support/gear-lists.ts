import type { Api, catalogueEndpoints, Gear, GearPage, RequestOf } from "@pawhaven/contract";

type GearQuery = NonNullable<RequestOf<typeof catalogueEndpoints.listGears>["query"]>;

/** The whole catalogue, which is the reply to a call without parameters. */
export async function listAllGears(api: Api): Promise<Gear[]> {
  const reply = await api.listGears();
  if (!Array.isArray(reply)) throw new Error("Expected the whole catalogue, but got a page.");
  return reply;
}

export async function listGearPage(api: Api, query: GearQuery): Promise<GearPage> {
  const reply = await api.listGears({ query });
  if (Array.isArray(reply)) throw new Error("Expected a page, but got the whole catalogue.");
  return reply;
}
