import { existsSync } from "node:fs";
import { email } from "@pawhaven/contract";
import { connectToUpdatedShop } from "./platform/db/connect-to-shop.ts";
import { StartupError } from "./platform/startup-error.ts";
import { readSettings } from "./settings.ts";
import { createOwnershipLink } from "./slices/staff/offer-ownership.ts";

/** Prints a link that makes the address owner. On `DATABASE_URL`, or on the stopped shop in `DATA_DIR`. */
async function runStaffCommand([command, address]: string[]): Promise<void> {
  const given = email.safeParse(address);
  if (command !== "owner" || !given.success)
    throw new StartupError("Usage: npm run staff -- owner somebody@example.com");
  if (existsSync(".env")) process.loadEnvFile(".env");
  const settings = readSettings(process.env);
  const database = await connectToUpdatedShop({ ...settings, onError: (error) => console.error(error) });
  const link = await createOwnershipLink(database, settings.origin, given.data);
  await database.close();
  console.log(`
  Open this link while the shop runs, once and within 24 hours:
  ${link}
  It makes ${given.data} owner, gives the account a new password and signs it out everywhere else.
`);
}

runStaffCommand(process.argv.slice(2)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof StartupError ? error.message : error);
    process.exit(1);
  },
);
