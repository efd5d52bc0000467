import { describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { Badge } from "./badge.tsx";
import { Banner, useBanner } from "./banner.tsx";
import { Breadcrumb } from "./breadcrumb.tsx";
import { EmptyState, ErrorState } from "./empty-state.tsx";
import { Price } from "./price.tsx";
import { Progress } from "./progress.tsx";
import { ResponsiveImage } from "./responsive-image.tsx";
import { Spinner } from "./spinner.tsx";
import { Stars } from "./stars.tsx";
import { accessibilityIssues, overflowingElements, longText, longWord } from "./test-support/checks.ts";
import { renderUi } from "./test-support/render-ui.tsx";
import { TextLink } from "./text-link.tsx";

describe("Breadcrumb", () => {
  it("links every ancestor and marks the current page, with the page's labels", async () => {
    await renderUi(<Breadcrumb labels={{ "42": "Rope Toy" }} />, "/gear/42");
    await expect.element(page.getByRole("navigation", { name: "Breadcrumb" })).toBeVisible();
    const items = page.getByRole("listitem").elements();
    expect(items.map(({ textContent }) => textContent)).toEqual(["Home", "Gear", "Rope Toy"]);
    expect(items.at(-1)).toHaveAttribute("aria-current", "page");
    await page.getByRole("link", { name: "Gear" }).click();
    await expect.element(page.getByTestId("location")).toHaveTextContent("/gear");
  });

  it("has the same labels however the URL is written", async () => {
    await renderUi(<Breadcrumb labels={{ petshop: "Pet Shop" }} />, "/Contact/%50ETSHOP/");
    const items = page.getByRole("listitem").elements();
    expect(items.map(({ textContent }) => textContent)).toEqual(["Home", "Contact", "Pet Shop"]);
  });

  it("shows a malformed URL as it was typed, and wraps a long one", async () => {
    await page.viewport(320, 640);
    await renderUi(<Breadcrumb />, `/%E0%A4%A/${longWord}`);
    await expect.element(page.getByRole("link", { name: "%E0%A4%A" })).toBeVisible();
    expect(overflowingElements()).toEqual([]);
  });
});

describe("useBanner", () => {
  it("shows a message in a live region and hides it after three seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    function Example() {
      const { banner, showBanner } = useBanner();
      return (
        <>
          <button onClick={() => showBanner("success", "Saved")}>Save</button>
          {banner}
        </>
      );
    }
    await renderUi(<Example />);
    page
      .getByRole("button")
      .element()
      .dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await expect.element(page.getByText("Saved")).toBeVisible();
    vi.advanceTimersByTime(3000);
    vi.useRealTimers();
    await expect.element(page.getByText("Saved")).not.toBeInTheDocument();
  });
});

describe("ResponsiveImage", () => {
  it("shows a placeholder for a missing and for a broken image", async () => {
    await renderUi(
      <>
        <ResponsiveImage image={null} alt="" sizes="50vw" placeholderText="No images available" />
        <ResponsiveImage image="data:image/webp;base64,AAAA" alt="Bella" sizes="50vw" />
      </>,
    );
    await expect.element(page.getByText("No images available")).toBeVisible();
    await expect.element(page.getByText("No images", { exact: true })).toBeVisible();
    expect(page.getByRole("img", { name: "Bella" }).elements()).toHaveLength(0);
  });
});

describe("ErrorState", () => {
  it("is announced and retries", async () => {
    const onRetry = vi.fn<() => void>();
    await renderUi(<ErrorState text="Failed to load orders." onRetry={onRetry} />);
    await expect.element(page.getByRole("alert")).toBeVisible();
    await page.getByRole("button", { name: "Try Again" }).click();
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe("display components", () => {
  const everything = (text: string) => (
    <>
      <h1>{text}</h1>
      <Badge tone="amber">Featured</Badge>
      <Banner tone="success">{text}</Banner>
      <Banner tone="error">{text}</Banner>
      <EmptyState title={text} text={text} />
      <Price amount={1249.5} listPrice={1499} />
      <Stars rating={4.26} count={1} />
      <Progress label={text} value={62} />
      <Progress label="Uploading" />
      <Spinner label={text} showLabel />
      <TextLink to="https://example.org">{text}</TextLink>
    </>
  );

  it("have texts for screen readers", async () => {
    await renderUi(everything("Saved"));
    await expect.element(page.getByText("4.3 of 5, 1 review")).toBeInTheDocument();
    await expect.element(page.getByText("was $1,499.00")).toBeInTheDocument();
    await expect.element(page.getByLabelText("Saved")).toHaveAttribute("value", "62");
    await expect.element(page.getByRole("link", { name: "Saved (opens in a new tab)" })).toBeVisible();
    await expect.element(page.getByRole("alert")).toHaveTextContent("Saved");
  });

  it("wrap long text on the smallest phone and are accessible", async () => {
    await page.viewport(320, 640);
    const { container } = await renderUi(everything(longText));
    expect(overflowingElements()).toEqual([]);
    expect(await accessibilityIssues(container)).toEqual([]);
  });
});
