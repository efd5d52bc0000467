import { injections } from "../../server/test/support/injections.ts";
import { renderHtml } from "../../server/src/platform/mail/render-mail.ts";
import { expect, test } from "../support/fixtures.ts";
import { packInjections, seedInjections } from "../support/seed-injections.ts";
import { phone } from "../support/viewport.ts";
import { expectShownAsText, installXssProbes } from "../support/xss-probes.ts";

test("injected markup in any field is shown as text on every page", async ({ page, context }) => {
  test.slow();
  await page.setViewportSize(phone);
  const detections = await installXssProbes(context);
  const { gear, orders, pets, name } = await seedInjections(page);
  const [order = { id: "", texts: [] }] = orders;
  const firstPet = pets[0]?.name ?? "";
  const breeds = pets.map(({ breed }) => breed);

  const pages: [address: string, texts: readonly string[]][] = [
    [`/gear/${gear}`, [...packInjections(2000), name]],
    ["/mypets", breeds],
    ["/mybooking", [firstPet]],
    ["/orders", []],
    [`/order/${order.id}`, order.texts],
    [`/receipt?order=${order.id}`, []],
    [`/thank-you?order=${order.id}`, order.texts],
    ["/profile", packInjections(200).slice(0, 1)],
    ["/profile/addresses", packInjections(200).slice(0, 1)],
    ["/profile/adoptions", packInjections(500).slice(0, 1)],
    ["/checkout", packInjections(200).slice(0, 1)],
    ["/outbox", packInjections(5000)],
  ];
  for (const [address, texts] of pages) {
    await test.step(address, async () => {
      await page.goto(address);
      await expectShownAsText(page, texts);
    });
  }

  await page.goto("/mypets");
  await page.getByRole("button", { name: `Edit ${firstPet}` }).click();
  await expect(page.getByRole("dialog", { name: `Edit ${firstPet}` })).toBeVisible();
  await expectShownAsText(page, packInjections(1000).slice(0, 1));
  await page.goto("/petlist");
  await expectShownAsText(page, breeds);
  await page.getByRole("row").nth(1).click();
  await expect(page.getByRole("dialog", { name: `STEP 2: Book a visit for ${firstPet}` })).toBeVisible();
  await expectShownAsText(page, [firstPet]);
  expect(detections).toEqual([]);
});

test("injected markup in the URL is shown as text", async ({ page, context }) => {
  await page.setViewportSize(phone);
  const detections = await installXssProbes(context);
  const [search = ""] = packInjections(100);
  const all = encodeURIComponent(injections.join(" "));
  await page.goto(`/gearshop?search=${encodeURIComponent(search)}&petType=${all}&sort=${all}#${all}`);
  await expectShownAsText(page, [search]);
  await page.goto(`/login?redirectTo=javascript:pwned()&email=${all}#${all}`);
  await expectShownAsText(page, []);
  await page.goto(`/reset/${all}?email=${all}`);
  await expectShownAsText(page, []);
  expect(detections).toEqual([]);
});

test("injected markup in a mail is shown as text, without the protection of a CSP", async ({ page, context }) => {
  await page.setViewportSize(phone);
  const detections = await installXssProbes(context);
  const html = renderHtml("Pawhaven", injections.join(" "), {
    paragraphs: [...injections],
    action: { label: injections.join(" "), url: "https://shop.example" },
    footnote: injections.join(" "),
  });
  await context.route("https://mail.example/", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto("https://mail.example/");
  await expectShownAsText(page, injections);
  expect(detections).toEqual([]);
});

test.describe("the XSS probes", () => {
  test.use({ expected: /./ });

  test("detect text that is parsed as markup", async ({ page, context }) => {
    const detections = await installXssProbes(context);
    const body = `<!doctype html><body>${injections.join("\n")}`;
    await context.route("https://mail.example/", (route) => route.fulfill({ contentType: "text/html", body }));
    await page.goto("https://mail.example/", { waitUntil: "commit" });
    await expect.poll(() => detections.length).toBeGreaterThan(3);
  });
});
