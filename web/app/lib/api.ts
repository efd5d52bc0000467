import { type Api, createClient, type endpoints } from "@pawhaven/contract";
import table from "virtual:address-table";

/** The shop's API over HTTP. */
export const api: Api = createClient<typeof endpoints>(table, async ({ method, path, body, signal }) => {
  const response = await fetch(path, {
    method,
    signal: signal ?? null,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  });
  return { status: response.status, body: await readJson(response) };
});

/** A proxy in between may answer with a page of its own; the status then has to do. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return null;
  }
}
