import type { FastifyInstance } from "fastify";
import { parseCookie } from "cookie";

/** Signs in at the workplace and gives the token from the session's cookie. */
export async function staffTokenOf(app: FastifyInstance, email: string, password: string): Promise<string> {
  const response = await app.inject({ method: "POST", url: "/api/staff/session", payload: { email, password } });
  const token = parseCookie(String(response.headers["set-cookie"]))["staff"];
  if (response.statusCode !== 200 || !token) throw new Error(`Could not sign in: ${response.body}`);
  return token;
}
