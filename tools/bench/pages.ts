export interface Page {
  title: string;
  path: string;
  /** Of JavaScript, at the first visit. */
  maxScriptKilobytes?: number;
}

/** The most visited public pages. Pages behind a sign-in are rendered in the browser and not indexed. */
export const pages: Page[] = [
  { title: "home", path: "/", maxScriptKilobytes: 110 },
  { title: "gear shop", path: "/gearshop", maxScriptKilobytes: 125 },
  { title: "gear detail", path: "/gear/1", maxScriptKilobytes: 125 },
  { title: "pet shop", path: "/petshop" },
  { title: "pet page", path: "/pet/1", maxScriptKilobytes: 125 },
  { title: "booking", path: "/booking" },
  { title: "vet services", path: "/petvet" },
  { title: "contact", path: "/contact" },
];
