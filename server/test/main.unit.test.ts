import { describe, expect, it } from "vitest";
import { runShopToExit } from "./support/shop-process.ts";

describe("starting a misconfigured shop", () => {
  it("exits with a one-line error that names the invalid setting", async () => {
    const exit = await runShopToExit({ PORT: "three thousand" });
    expect(exit).toEqual({
      code: 1,
      stdout: "",
      stderr: "The setting PORT=three thousand must be a number. See .env.example.\n",
    });
  });

  it("exits with a one-line error if the database is unreachable, without revealing its password", async () => {
    const exit = await runShopToExit({ DATABASE_URL: "postgres://shop:swordfish@127.0.0.1:1/pawhaven" });
    expect(exit).toEqual({
      code: 1,
      stdout: "",
      stderr:
        "The database at postgres://shop@127.0.0.1:1/pawhaven cannot be reached: connect ECONNREFUSED 127.0.0.1:1. Check DATABASE_URL.\n",
    });
  });
});
