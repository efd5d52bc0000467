import { describeEnd, energySource, usualAdvice } from "@pawhaven/contract";
import type { Tx } from "../../platform/db/database.ts";
import { customerName, greeting, type MailText, mailText, shopText } from "../../platform/mail/mail-text.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import type { ShopIdentity } from "../../platform/mail/shop-identity.ts";
import { unsubscribeUrls } from "../../platform/mail/unsubscribe.ts";
import { formatCents } from "../../platform/money.ts";
import { eatsNow, newestSupply } from "./household.ts";
import type { EndingFood } from "./reminder-rules.ts";
import type { Recipient } from "./reminder-store.ts";

/** All foods of a household in one mail. */
export function queueFoodReminderMail(
  tx: Tx,
  shopIdentity: ShopIdentity,
  { id: userId, name, email, unsubscribeKey }: Recipient,
  foods: readonly EndingFood[],
): Promise<boolean> {
  const { oneClick, page } = unsubscribeUrls(shopIdentity.origin, "food", unsubscribeKey);
  return queueMail(tx, shopIdentity, {
    to: email,
    userId,
    replyTo: shopIdentity.shop.email,
    subject: subjectOf(foods),
    paragraphs: [
      greeting(name),
      shopText("By our count this food will run out soon:"),
      ...foods.map(describeFood),
      shopText("We order and charge nothing by ourselves. The button only puts the food into your cart."),
    ],
    action: actionOf(shopIdentity, foods),
    footnote: shopText(
      `${usualAdvice} ${energySource} You can pause or skip these reminders where you see your pet: ${shopIdentity.origin}/mypets Stop these mails: ${page}`,
    ),
    merge: null,
    unsubscribeUrl: oneClick,
  });
}

function subjectOf([first, ...others]: readonly EndingFood[]): MailText {
  const [eater, ...more] = first?.eaters.filter(eatsNow) ?? [];
  if (!first || !eater || more.length > 0 || others.length > 0) return shopText("Your pets' food will run out soon");
  const whose = customerName(eater.name, (name) => `${name}'s food`, "Your pet's food");
  return mailText`${whose} lasts until about ${shopText(describeEnd(first.forecast))}`;
}

function describeFood(food: EndingFood): MailText {
  const { gear, forecast } = food;
  return shopText(`${gear.name}\nLasts until about ${describeEnd(forecast)}.\n${describeOffer(food)}`);
}

function describeOffer(food: EndingFood): string {
  const { isSold, stock, priceCents } = food.gear;
  if (!isSold) return "We no longer sell it.";
  const was = newestSupply(food)?.unitCents ?? priceCents;
  const price =
    was === priceCents ? `${formatCents(priceCents)}.` : `Now ${formatCents(priceCents)}, was ${formatCents(was)}.`;
  return stock === 0 ? `${price} It is sold out at the moment.` : price;
}

function actionOf({ origin }: ShopIdentity, foods: readonly EndingFood[]) {
  const ids = foods.filter(({ gear }) => gear.isSold && gear.stock > 0).map(({ gear }) => gear.id);
  if (ids.length === 0) return { label: mailText`See my pets`, url: `${origin}/mypets` };
  return { label: mailText`Put into my cart`, url: `${origin}/refill?gears=${ids.join("-")}` };
}
