import type { Page } from "@playwright/test";

export const toast = (page: Page, text: string) => page.getByRole("region", { name: "Notifications" }).getByText(text);
