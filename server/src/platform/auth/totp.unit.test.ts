import { describe, expect, it } from "vitest";
import { findTotpStep, toBase32, totpCode, totpStepAt, totpUri } from "./totp.ts";

const seeds = {
  sha1: Buffer.from("12345678901234567890"),
  sha256: Buffer.from("12345678901234567890123456789012"),
  sha512: Buffer.from("1234567890123456789012345678901234567890123456789012345678901234"),
};

/** RFC 6238, appendix B. */
const vectors: [seconds: number, sha1: string, sha256: string, sha512: string][] = [
  [59, "94287082", "46119246", "90693936"],
  [1_111_111_109, "07081804", "68084774", "25091201"],
  [1_111_111_111, "14050471", "67062674", "99943326"],
  [1_234_567_890, "89005924", "91819424", "93441116"],
  [2_000_000_000, "69279037", "90698825", "38618901"],
  [20_000_000_000, "65353130", "77737706", "47863826"],
];

describe("a code of an authenticator app", () => {
  it.each(vectors)("is the one of RFC 6238 at second %i", (seconds, ...codes) => {
    const step = totpStepAt(new Date(seconds * 1000));
    const computed = (["sha1", "sha256", "sha512"] as const).map((name) => totpCode(seeds[name], step, 8, name));
    expect(computed).toEqual(codes);
  });

  it("counts one step early and one step late, and no further", () => {
    const now = new Date(1_700_000_000_000);
    const step = totpStepAt(now);
    for (const drift of [-1, 0, 1]) {
      expect(findTotpStep(seeds.sha1, totpCode(seeds.sha1, step + drift), now)).toBe(step + drift);
    }
    for (const drift of [-2, 2])
      expect(findTotpStep(seeds.sha1, totpCode(seeds.sha1, step + drift), now)).toBeUndefined();
    expect(findTotpStep(seeds.sha256, totpCode(seeds.sha1, step), now)).toBeUndefined();
    for (const nonsense of ["", "12345", "1234567", "12345a", "١٢٣٤٥٦"])
      expect(findTotpStep(seeds.sha1, nonsense, now)).toBeUndefined();
  });

  it("comes from a secret that apps can read", () => {
    expect(toBase32(Buffer.from("foobar"))).toBe("MZXW6YTBOI");
    expect(totpUri(seeds.sha1, { issuer: "Paws & Co", account: "kim@example.com" })).toBe(
      "otpauth://totp/Paws%20%26%20Co:kim%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Paws%20%26%20Co",
    );
  });
});
