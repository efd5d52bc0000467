import { isPlainName } from "@pawhaven/contract";

/**
 * Text of a mail in two versions. The neutral one has no words that a customer typed: it is for recipients who never
 * asked for mail from us. A plain string is not a `MailText`, so whoever writes a mail has to say whose words it has.
 */
export interface MailText {
  readonly full: string;
  readonly neutral: string;
}

/** A template whose fixed words are ours, like mailText`Hello${customerName(name, (known) => ` ${known}`)},`. */
export const mailText = (strings: TemplateStringsArray, ...values: (MailText | number)[]): MailText => {
  const texts = values.map((value) => (typeof value === "number" ? shopText(String(value)) : value));
  return {
    full: String.raw({ raw: strings }, ...texts.map(({ full }) => full)),
    neutral: String.raw({ raw: strings }, ...texts.map(({ neutral }) => neutral)),
  };
};

/** Words of the shop: its settings, its catalogue, a date. */
export const shopText = (text: string): MailText => ({ full: text, neutral: text });

export const customerText = (text: string, neutral = ""): MailText => ({ full: text, neutral });

/** A name from before names were restricted may be a link or an advertisement, so it is left out for everybody. */
export const customerName = (name: string, write: (name: string) => string, neutral = ""): MailText =>
  isPlainName(name) ? customerText(write(name), neutral) : shopText(neutral);

/** How mails to customers begin. */
export const greeting = (name: string): MailText => mailText`Hello${customerName(name, (known) => ` ${known}`)},`;
