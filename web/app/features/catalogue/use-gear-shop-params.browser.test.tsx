import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react/pure";
import { useGearShopParams } from "./use-gear-shop-params.ts";

function Filters() {
  const { params, settled, replaceParams, pushParams } = useGearShopParams();
  return (
    <>
      <button onClick={() => pushParams({ petType: ["Cats"] })}>Cats</button>
      <button onClick={() => pushParams({ petType: [] })}>All</button>
      <input
        aria-label="Search"
        value={params.search}
        onChange={({ target }) => replaceParams({ search: target.value })}
      />
      <output>{`${params.petType[0] ?? "All"}, in the URL: ${settled.petType[0] ?? "All"}, ${settled.search}`}</output>
    </>
  );
}

/** Every navigation waits until it is finished by hand. */
async function renderFilters(entries = ["/"]) {
  const unfinished: (() => void)[] = [];
  const wait = () => new Promise<null>((resolve) => unfinished.push(() => resolve(null)));
  const router = createMemoryRouter(
    [{ path: "/", loader: wait, element: <Filters />, hydrateFallbackElement: <p /> }],
    {
      initialEntries: entries,
      hydrationData: { loaderData: { "0": null } },
    },
  );
  await render(<RouterProvider router={router} />);
  return { router, finish: () => unfinished.splice(0).forEach((finish) => finish()) };
}

const search = () => page.getByRole("textbox", { name: "Search" });
const summary = () => page.getByRole("status");

it("keeps what is typed while an earlier choice is still on its way to the URL", async () => {
  const { finish } = await renderFilters();
  await page.getByRole("button", { name: "Cats" }).click();
  await search().fill("bed");
  finish();
  await expect.element(summary()).toHaveTextContent("Cats, in the URL: Cats,");
  await expect.element(search()).toHaveValue("bed");
  await expect.poll(() => (finish(), summary().element().textContent)).toBe("Cats, in the URL: Cats, bed");
});

it("goes back to the first choice before the second has reached the URL", async () => {
  const { router, finish } = await renderFilters();
  await page.getByRole("button", { name: "Cats" }).click();
  await page.getByRole("button", { name: "All" }).click();
  finish();
  await expect.poll(() => router.state.navigation.state).toBe("idle");
  await expect.element(summary()).toHaveTextContent("All, in the URL: All,");
});

it("shows what the URL says after going back", async () => {
  const { router, finish } = await renderFilters();
  await page.getByRole("button", { name: "Cats" }).click();
  finish();
  await expect.element(summary()).toHaveTextContent("Cats, in the URL: Cats,");
  void router.navigate(-1);
  await expect.poll(() => router.state.navigation.state).toBe("loading");
  finish();
  await expect.element(summary()).toHaveTextContent("All, in the URL: All,");
});
