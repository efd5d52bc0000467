export const phoneUrl = (phone: string): string => `tel:${phone.replaceAll(" ", "")}`;
