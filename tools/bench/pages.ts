export interface Page {
  title: string;
  path: string;
}

/** The most visited public pages. Pages behind a sign-in are rendered in the browser and not indexed. */
export const pages: Page[] = [
  { title: "home", path: "/" },
  { title: "gear shop", path: "/gearshop" },
  { title: "gear detail", path: "/gear/1" },
  { title: "pet shop", path: "/petshop" },
  { title: "pet page", path: "/pet/1" },
  { title: "booking", path: "/booking" },
  { title: "vet services", path: "/petvet" },
  { title: "contact", path: "/contact" },
];
