import type { Api, StaffRole } from "@pawhaven/contract";
import type { FastifyInstance } from "fastify";
import { parseCookie } from "cookie";
import { eq } from "drizzle-orm";
import { hashPassword } from "../../src/platform/auth/passwords.ts";
import { secondFactors, staffSessions, users } from "../../src/schema/index.ts";
import { apiFor } from "./api-client.ts";
import { aStaffMember } from "./factories.ts";
import { SoftwareAuthenticator } from "./software-authenticator.ts";
import { codeFrom } from "./authenticator-app.ts";
import type { TestShop } from "./test-shop.ts";

/** Signs in at the workplace and gives the token from the session's cookie. */
export async function staffTokenOf(
  app: FastifyInstance,
  email: string,
  password: string,
  code?: string,
): Promise<string> {
  const payload = { email, password, ...(code && { code }) };
  const response = await app.inject({ method: "POST", url: "/api/staff/session", payload });
  const token = parseCookie(String(response.headers["set-cookie"]))["staff"];
  if (response.statusCode !== 200 || !token) throw new Error(`Could not sign in: ${response.body}`);
  return token;
}

export const staffPassword = "a quiet river 7";
const passwordHash = hashPassword(staffPassword);

/** A member of staff who can sign in with a password, and the API as their open session calls it. */
export async function aMemberWithPassword({ app, database }: TestShop, role: StaffRole = "clerk") {
  const member = await aStaffMember(database, role);
  const email = `kim-${member.id}@example.com`;
  await database.db
    .update(users)
    .set({ email, passwordHash: await passwordHash })
    .where(eq(users.id, member.userId));
  return { ...member, email, api: apiFor({ app }, member) };
}

/** Sets up an authenticator app. The codes of all steps are unused afterwards, as they would be a minute later. */
export async function setUpAuthenticator({ database }: TestShop, api: Api) {
  const { secret, uri } = await api.beginAuthenticator();
  const { recovery_codes: recoveryCodes } = await api.confirmAuthenticator({ body: { code: codeFrom(secret) } });
  await database.db.update(secondFactors).set({ lastStep: 0 });
  return { secret, uri, recoveryCodes };
}

export async function addStaffPasskey(api: Api, authenticator = new SoftwareAuthenticator()) {
  const credential = authenticator.create(await api.beginStaffPasskey());
  return { authenticator, ...(await api.addStaffPasskey({ body: { name: "My laptop", credential } })) };
}

/** As if the member had confirmed their identity so long ago. */
export const ageConfirmation = ({ database }: TestShop, staffId: number, minutes: number) =>
  database.db
    .update(staffSessions)
    .set({ identityConfirmedAt: new Date(Date.now() - minutes * 60_000) })
    .where(eq(staffSessions.staffId, staffId));
