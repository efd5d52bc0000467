export const orderPath = (orderNumber: string): string => `/order/${orderNumber}`;

export const receiptPath = (orderNumber: string): string => `/receipt?${new URLSearchParams({ order: orderNumber })}`;

export const thankYouPath = (orderNumber: string): string =>
  `/thank-you?${new URLSearchParams({ order: orderNumber })}`;
