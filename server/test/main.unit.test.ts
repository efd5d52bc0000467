import { describe, expect, it } from "vitest";
import { runShopToExit } from "./support/shop-process.ts";

describe("starting the shop with something to mend", () => {
  it("ends with one sentence that names a wrong setting", async () => {
    const ended = await runShopToExit({ PORT: "three thousand" });
    expect(ended).toEqual({
      code: 1,
      stdout: "",
      stderr: "The setting PORT=three thousand must be a number. See .env.example.\n",
    });
  });

  it("ends with one sentence when the database cannot be reached, and keeps its password to itself", async () => {
    const ended = await runShopToExit({ DATABASE_URL: "postgres://shop:swordfish@127.0.0.1:1/pawhaven" });
    expect(ended).toEqual({
      code: 1,
      stdout: "",
      stderr:
        "The database at postgres://shop@127.0.0.1:1/pawhaven cannot be reached: connect ECONNREFUSED 127.0.0.1:1. Check DATABASE_URL.\n",
    });
  });
});
