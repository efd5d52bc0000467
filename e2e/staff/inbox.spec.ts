import { readFile } from "node:fs/promises";
import path from "node:path";
import { staff } from "../../demo/data/index.ts";
import { expectAccessible } from "../support/accessibility.ts";
import { api } from "../support/api.ts";
import { expect, test } from "../support/fixtures.ts";
import { signInAtWorkplace } from "../support/staff.ts";
import { toast } from "../support/toast.ts";

const photo = path.join(import.meta.dirname, "../../web/public/static/icon-512.png");

/** The login page asks who is signed in, and nobody is. */
test.use({ expected: /status of 401/ });

test("A clerk answers a message, the customer answers by mail, and the conversation is open again", async ({
  page,
  browser,
}) => {
  const name = `Linh ${Date.now().toString(36).replaceAll(/\d/g, "x")}`;
  const email = `linh-${Date.now()}@example.com`;
  await api.sendContactMessage({ body: { full_name: name, email, message: "Do you clip parrots' claws?" } });
  await signInAtWorkplace(page, staff[2]);
  await page.getByRole("list", { name: "Work" }).getByRole("link", { name: "Messages unanswered" }).click();
  await expect(page).toHaveURL(/inbox\?state=open/);
  await expectAccessible(page);
  await page.getByRole("link", { name }).click();

  await page.getByLabel("Only staff can read it").fill("Ask the vet first.");
  await page.getByRole("button", { name: "Add note" }).click();
  const conversation = page.getByRole("list", { name: "Conversation" });
  await expect(conversation.getByRole("listitem")).toHaveCount(2);
  await page.getByLabel("Insert a canned answer").selectOption("We are looking into it");
  const field = page.getByLabel(/Your answer to/);
  await expect(field).toHaveValue(new RegExp(`Thank you for writing, ${name}`));
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(toast(page, "Your answer is on its way.")).toBeVisible();
  await expect(field).toHaveValue("");
  await expect(page.getByLabel("State")).toHaveValue("waiting");
  await expectAccessible(page);

  const mailProgram = await browser.newPage();
  await mailProgram.goto("/outbox");
  const mail = mailProgram.getByRole("listitem").filter({ hasText: email }).filter({ hasText: "Re: General Inquiry" });
  await mail.getByText("Re: General Inquiry").click();
  await mail.getByRole("link", { name: "Answer this email" }).click();
  await mailProgram.getByLabel("Your answer").fill("Take your time!");
  await mailProgram.getByLabel("Files").setInputFiles([
    { name: "claws.png", mimeType: "image/png", buffer: await readFile(photo) },
    { name: "claws.doc", mimeType: "application/msword", buffer: Buffer.from("claws") },
  ]);
  await mailProgram.getByRole("button", { name: "Send" }).click();
  await expect(mailProgram.getByText("The shop has received it.")).toBeVisible();

  await expect(conversation.getByText("Take your time!")).toBeVisible();
  await expect(conversation.getByRole("img", { name: "claws.webp" })).toHaveJSProperty("naturalWidth", 512);
  await expect(conversation.getByText("claws.doc is not a picture")).toBeVisible();
  await expect(page.getByLabel("State")).toHaveValue("open");
  await expect(page.getByText("Proven by an answer")).toBeVisible();
  await page.getByLabel("State").selectOption("Closed");
  await expect(page.getByRole("region", { name: "History" }).getByRole("definition").first()).toHaveText(
    /open.*closed/,
  );
});
