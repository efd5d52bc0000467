export const orderPath = (orderNumber: string): string => `/order/${orderNumber}`;

/** For whoever has the link of an order without an account. */
export const guestOrderPath = (token: string): string => `/guest-order/${token}`;

export const receiptPath = (orderNumber: string): string => `/receipt?${new URLSearchParams({ order: orderNumber })}`;

export const thankYouPath = (orderNumber: string): string =>
  `/thank-you?${new URLSearchParams({ order: orderNumber })}`;
