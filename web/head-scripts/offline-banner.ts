/**
 * Loaded only when it is needed, so the styles are not part of the page's style sheet. The page's policy allows a constructed
 * style sheet, but no style element.
 */
const bannerCss = `
  .offline-banner {
    position: sticky; bottom: 0; z-index: 25; display: flex; align-items: center; justify-content: center; gap: 0.5rem;
    padding: 0.25rem 0.5rem max(0.25rem, env(safe-area-inset-bottom)) 1rem; font-size: var(--text-small); line-height: 1.4;
    background: var(--color-ink); color: var(--color-paper); border-top: 1px solid var(--color-line-strong);
  }
  .offline-banner button { flex: none; min-height: 2.75rem; padding: 0 0.75rem; font-weight: 700; text-decoration: underline; cursor: pointer; }
  .offline-banner :focus-visible { outline-color: currentColor; }
  :root:has(.offline-banner) { scroll-padding-bottom: 5rem; }
  @media print { .offline-banner { display: none; } }
`;

const banner = document.createElement("aside");
const messageElement = document.createElement("p");
const reloadButton = document.createElement("button");

function showOfflineMessage(): void {
  const cachedAt = document.documentElement.dataset["cachedAt"];
  const formattedTime =
    cachedAt && new Date(cachedAt).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" });
  messageElement.textContent = formattedTime
    ? `You are offline. This is how the page looked on ${formattedTime}.`
    : "You are offline. This page may be out of date.";
  reloadButton.textContent = "Try again";
}

function showOnlineMessage(): void {
  messageElement.textContent = "You are back online.";
  reloadButton.textContent = "Refresh";
}

/** What else sticks to the bottom of the screen is moved above the banner. */
const publishHeight = () =>
  document.documentElement.style.setProperty("--offline-banner-height", `${banner.offsetHeight}px`);

/** Filled in a later frame: screen readers announce a status only when its text changes. */
function mountBanner(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(bannerCss);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  banner.className = "offline-banner";
  banner.setAttribute("aria-label", "Connection");
  messageElement.setAttribute("role", "status");
  reloadButton.type = "button";
  reloadButton.addEventListener("click", () => location.reload());
  banner.append(messageElement, reloadButton);
  document.body.append(banner);
  new ResizeObserver(publishHeight).observe(banner);
  requestAnimationFrame(showOfflineMessage);
}

if (document.readyState === "complete") mountBanner();
else addEventListener("load", mountBanner);
addEventListener("offline", showOfflineMessage);
addEventListener("online", showOnlineMessage);
