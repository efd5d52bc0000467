import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { deliverDueMails, type MailTransport, smtpTransport } from "../src/platform/mail/deliver.ts";
import { refreshDueCare } from "../src/slices/care/refresh-due-care.ts";
import { sendCareMails } from "../src/slices/care/send-care-mails.ts";
import { apiFor } from "./support/api-client.ts";
import { aPuppyOwner, testCareContext } from "./support/care.ts";
import { aCustomer } from "./support/factories.ts";
import { MailServer } from "./support/mail-server.ts";
import { testShop } from "./support/test-shop.ts";

const shop = testShop();
const server = new MailServer();
let transport: MailTransport;

beforeAll(async () => {
  await server.start();
  transport = smtpTransport(server.url, () => "Pawhaven <hello@shop.example>");
});

afterAll(async () => {
  transport.close();
  await server.stop();
});

const now = new Date("2030-03-04T10:00:00+07:00");

/** What a mailbox provider reads of a mail that was delivered to this customer. */
async function headersOfCareMail(email: string) {
  const context = testCareContext(shop.database);
  await refreshDueCare(context, now);
  await sendCareMails(context, now);
  await deliverDueMails(shop.database.db, transport);
  const mail = server.mailsTo(email).find(({ subject }) => subject?.startsWith("Due for your pet"));
  const header = (key: string) => mail?.headers.find((each) => each.key === key)?.value;
  return { url: header("list-unsubscribe"), post: header("list-unsubscribe-post") };
}

/** The two forms in which RFC 8058 lets a mailbox provider send it. */
const oneClicks = [
  ["application/x-www-form-urlencoded", "List-Unsubscribe=One-Click"],
  [
    "multipart/form-data; boundary=x",
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
  ],
] as const;

it.each(oneClicks)("a mailbox provider stops mails with what their headers say, as %s", async (type, payload) => {
  const email = `${randomUUID()}@example.com`;
  const customer = await aCustomer(shop.database, { email });
  await aPuppyOwner(shop.database, { userId: customer.id });
  const { url = "", post } = await headersOfCareMail(email);
  expect(post).toBe("List-Unsubscribe=One-Click");
  expect(url).toMatch(/^<http.*\/api\/unsubscribe\/care\/[0-9a-f]{32}>$/);
  const { pathname } = new URL(url.slice(1, -1));
  const reply = await shop.app.inject({ method: "POST", url: pathname, payload, headers: { "content-type": type } });
  expect(reply.statusCode).toBe(200);
  const preferences = await apiFor(shop, customer).getMailPreferences();
  expect(preferences).toEqual({ care: false, food: true, reviews: true });
});
