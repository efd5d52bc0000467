import { writeFileSync } from "node:fs";
import path from "node:path";

/** The screens as the server sends them, one of each kind. `/components` and `/outbox` exist for developers only. */
const paths = [
  "/",
  "/gearshop",
  "/gearshop?petType=Dogs",
  "/gear/1",
  "/petshop",
  "/pet/1",
  "/petunlogin",
  "/booking",
  "/petvet",
  "/petspa",
  "/contact",
  "/returns",
  "/privacy",
  "/terms",
  "/shipping",
  "/imprint",
  "/login",
  "/signup",
  "/forgot-password",
  "/reset/token",
  "/confirm/token",
  "/cart",
  "/checkout",
  "/checkout/result",
  "/thank-you?order=VN-1",
  "/receipt?order=VN-1",
  "/orders",
  "/order/VN-1",
  "/profile",
  "/mypets",
  "/mybooking",
  "/petlist",
  "/addpetmodal",
  "/offline",
  "/no-such-page",
  "/admin/no-such-page",
  "/api/docs",
];

/** Saves every page as a file. Returns the path of each page by the name of its file. */
export async function savePages(origin, folder) {
  const pageByFile = new Map();
  for (const [index, page] of paths.entries()) {
    const response = await fetch(`${origin}${page}`);
    const file = path.join(folder, `page-${String(index).padStart(2, "0")}.html`);
    writeFileSync(file, await response.text());
    pageByFile.set(file, page);
  }
  return pageByFile;
}
