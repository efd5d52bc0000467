import { maxAddresses } from "@pawhaven/contract";
import { describe, expect, it } from "vitest";
import { countOutcomes } from "../../../test/support/concurrency.ts";
import { signedInApi } from "../../../test/support/signed-in-api.ts";
import { testShop } from "../../../test/support/test-shop.ts";

const shop = testShop();
const home = { full_name: "Linh Pham", phone: "0901234567", address: "12 Lê Lợi", country: "vn" as const };

describe("the addresses of a customer, changed in many tabs at once", () => {
  it("are no more than allowed, with one default", async () => {
    const api = await signedInApi(shop);
    const added = await Promise.allSettled(
      Array.from({ length: maxAddresses + 5 }, (_, number) =>
        api.addAddress({ body: { ...home, address: `${number} Lê Lợi` } }),
      ),
    );
    expect(countOutcomes(added)).toEqual({ ok: maxAddresses, conflict: 5 });
    expect((await api.listAddresses()).filter(({ is_default: isDefault }) => isDefault)).toHaveLength(1);
  });

  it("keep one default, whichever was chosen last", async () => {
    const api = await signedInApi(shop);
    const ids: number[] = [];
    for (const address of ["1", "2", "3", "4"]) ids.push((await api.addAddress({ body: { ...home, address } })).id);
    await Promise.all([...ids, ...ids].map((id) => api.makeAddressDefault({ params: { id } })));
    expect((await api.listAddresses()).filter(({ is_default: isDefault }) => isDefault)).toHaveLength(1);
  });

  it("are saved once by two orders at once", async () => {
    const api = await signedInApi(shop);
    const saved = await Promise.all([api.addAddress({ body: home }), api.addAddress({ body: home })]);
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1);
  });
});
