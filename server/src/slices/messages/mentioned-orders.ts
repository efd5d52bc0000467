const orderNumber = /\b(?:VN|US|SG)-[0-9A-HJKMNP-TV-Z]{20}\b/gi;
const maxMentioned = 5;

/** The order numbers in a text, as orders have them. */
export const mentionedOrders = (text: string): string[] =>
  Array.from(text.matchAll(orderNumber), ([number]) => number.toUpperCase()).slice(0, maxMentioned);
