export interface Page {
  title: string;
  path: string;
}

/** The eight a visitor sees most; those behind a sign-in are filled in by the browser and hidden from search engines. */
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
