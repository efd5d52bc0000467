import { createClient, type ErrorCode, httpTransport, type StaffApi, type StaffTable } from "@pawhaven/contract";
import manifest from "virtual:staff-endpoint-manifest";

type AccessLoss = Extract<ErrorCode, "unauthenticated" | "second_factor_required">;
type Listener = (code: AccessLoss) => void;

const listeners = new Set<Listener>();
const send = httpTransport();
const signInPaths = new Set<string>([manifest.signInAsStaff.path, manifest.signInAsStaffWithPasskey.path]);

/** The staff's API. The browser adds the cookie of the session. */
export const staffApi: StaffApi = createClient<StaffTable>(manifest, async (request) => {
  const response = await send(request);
  const isSignIn = request.method === "POST" && signInPaths.has(request.path);
  if (response.status === 401 && !isSignIn) announceLoss(response.body);
  return response;
});

/** Calls back when the server no longer accepts the session, or wants the second factor first. */
export function onAccessLost(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function announceLoss(body: unknown): void {
  const code = (body as { code?: ErrorCode } | null)?.code;
  const loss = code === "second_factor_required" ? code : "unauthenticated";
  for (const listener of listeners) listener(loss);
}
