import { sql } from "drizzle-orm";
import { testShopIdentity } from "../support/shop-identity.ts";
import { processLinkRequests } from "../../src/slices/accounts/forgot-password.ts";
import { staff } from "../../src/schema/index.ts";
import { staffTokenOf } from "../support/staff.ts";
import { signInWithGoogle, messageToOpener } from "../support/google.ts";
import { anImage, imageCalls } from "../support/images.ts";
import type { DumpPerson } from "./dump.ts";
import type { Filling } from "./filling.ts";

const password = "a quiet river 7";

/** Registers and signs in; the address is not confirmed yet. */
export async function register({ api }: Filling, name: string): Promise<DumpPerson> {
  const email = `${name.toLowerCase()}@example.com`;
  await api().register({ body: { name, email, password, password_confirmation: password } });
  const signedIn = await api().login({ body: { email, password, remember: true } });
  return { id: signedIn.user.id, email, password, token: signedIn.access_token };
}

/** The token from the link in the welcome mail. */
export const confirmTokenOf = (shop: Filling, person: DumpPerson) => tokenMailedTo(shop, person, /\/confirm\/([\w-]+)/);

/** Gives the token from the link in the mail. */
export async function requestPasswordReset(shop: Filling, person: DumpPerson): Promise<string> {
  await shop.api().forgotPassword({ body: { email: person.email } });
  await processLinkRequests(shop.database, testShopIdentity());
  return tokenMailedTo(shop, person, /\/reset\/([\w-]+)/);
}

async function tokenMailedTo({ database }: Filling, { email }: DumpPerson, link: RegExp): Promise<string> {
  const mails = await database.db.execute(sql`select body_text from mail_outbox where recipient = ${email}`);
  return mails.map(({ body_text }) => link.exec(String(body_text))?.[1]).find(Boolean) ?? "";
}

export async function registerConfirmed(shop: Filling, name: string): Promise<DumpPerson> {
  const person = await register(shop, name);
  await shop.api(person).confirmMyEmail({ body: { token: await confirmTokenOf(shop, person) } });
  return person;
}

export async function makeStaff({ app, database }: Filling, person: DumpPerson): Promise<DumpPerson> {
  const { id: userId, email } = person;
  await database.db.insert(staff).values({ userId, name: "An", role: "owner" });
  return { ...person, staffToken: await staffTokenOf(app, email, password) };
}

export async function describeSelf(shop: Filling, person: DumpPerson): Promise<void> {
  await shop.api(person).updateProfile({
    body: {
      full_name: "Linh Trần",
      gender: "Female",
      date_of_birth: "1990-02-28",
      phone: "+84 28 5550 0142",
      address: "27 Nguyễn Đình Chiểu, District 1",
      city: "Hồ Chí Minh",
      country: "Vietnam",
    },
  });
  const upload = await imageCalls(shop).upload(person, { bytes: await anImage().png().toBuffer() });
  const { secure_url, public_id } = upload.json<{ secure_url: string; public_id: string }>();
  await shop.api(person).setAvatar({ body: { avatar_url: secure_url, avatar_public_id: public_id } });
}

/** The shop must listen at `origin`. A second sign-in is begun and not finished. */
export async function registerWithGoogle(origin: string): Promise<DumpPerson> {
  const { message } = messageToOpener(
    await signInWithGoogle(origin, { name: "Thu", email: "thu@example.com", verified: true }),
  );
  await fetch(`${origin}/api/auth/google`, { redirect: "manual" });
  return { id: message.user.id, email: message.user.email, password: null, token: message.token };
}
