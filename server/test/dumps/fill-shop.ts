import { deliverDueMails, smtpTransport } from "../../src/platform/mail/deliver.ts";
import { aGear, aPet } from "../support/factories.ts";
import { MailServer } from "../support/mail-server.ts";
import type { DumpFacts, DumpPerson } from "./dump.ts";
import { fillCare, fillShelter, writeMessages } from "./fill-care.ts";
import { fillLoyalty } from "./fill-loyalty.ts";
import { fillOrders, orderCalls, type GearForSale } from "./fill-orders.ts";
import {
  requestPasswordReset,
  confirmTokenOf,
  describeSelf,
  makeStaff,
  register,
  registerConfirmed,
} from "./fill-people.ts";
import type { Filling } from "./filling.ts";

const image = (kind: "gears" | "pets", slug: string, alt: string) => ({
  url: `/static/pictures/${kind}/${slug}-1-640.webp`,
  alt,
});

/** Fills an empty shop, in which one customer has signed in with Google, with data in every state. */
export async function fillShop(shop: Filling, google: DumpPerson): Promise<Omit<DumpFacts, "replies">> {
  const gears = await addGears(shop);
  const petIds = await addPets(shop);
  const staff = await makeStaff(shop, await registerConfirmed(shop, "An"));
  const people = {
    buyer: await registerConfirmed(shop, "Linh"),
    rival: await registerConfirmed(shop, "Khanh"),
    unconfirmed: await register(shop, "Minh"),
    google,
    staff,
  };
  const confirmToken = await confirmTokenOf(shop, people.unconfirmed);
  await describeSelf(shop, people.buyer);
  await deleteAccountWithOrder(shop, gears, staff);
  await deliverMails(shop, people.rival);

  await fillLoyalty(shop, gears, people);
  const orders = await fillOrders(shop, gears, people);
  const calendarFeed = await fillCare(shop, people);
  await fillShelter(shop, petIds, people);
  for (const who of [people.buyer, people.unconfirmed, google])
    await shop.api(who).addToCart({ params: { id: gears[2].id }, body: { quantity: 1 } });
  const resetToken = await requestPasswordReset(shop, people.rival);
  await writeMessages(shop, people.buyer);
  return { people, ...orders, confirmToken, resetToken, calendarFeed };
}

async function addGears({ database }: Filling): Promise<[GearForSale, GearForSale, GearForSale]> {
  const own = { highlights: ["Washable"], details: { Size: "M", Origin: "Vietnam" }, stock: 40 };
  return [
    await aGear(database, {
      ...own,
      slug: "bowl",
      name: "Steel Bowl",
      images: [image("gears", "bowl", "Steel Bowl")],
      isFeatured: true,
    }),
    await aGear(database, { ...own, slug: "leash", name: "Rope Leash", salePercent: 20, listPriceCents: 1490 }),
    await aGear(database, { ...own, slug: "bed", name: "Mèo Bed", petType: "Cats", category: "Beds", isNew: true }),
  ];
}

async function addPets({ database }: Filling): Promise<number[]> {
  const ids = [];
  for (const name of ["Hazel", "Peanut", "Bruno", "Kiwi", "Luna"]) {
    const slug = name.toLowerCase();
    ids.push((await aPet(database, { slug, name, images: [image("pets", slug, name)] })).id);
  }
  return ids;
}

/** An order and a review outlive the account of their customer. */
async function deleteAccountWithOrder(
  shop: Filling,
  [bowl]: [GearForSale, ...GearForSale[]],
  staff: DumpPerson,
): Promise<void> {
  const { inCash, move, review } = orderCalls(shop, staff);
  const leaving = await register(shop, "Bao");
  const order = await inCash(leaving, [bowl]);
  await move(order, "shipping", "shipped");
  await review(leaving, order, bowl, 5);
  await shop.api(leaving).deleteAccount({ body: { email: leaving.email, password: leaving.password ?? "" } });
}

/** Delivers the outbox, except to one address that the mail server rejects. */
async function deliverMails({ database }: Filling, { email }: DumpPerson): Promise<void> {
  const server = new MailServer();
  server.rejections.set(email, "The mailbox is full.");
  await server.start();
  const transport = smtpTransport(server.url, () => "Pawhaven <hello@shop.example>");
  await deliverDueMails(database.db, transport);
  transport.close();
  await server.stop();
}
