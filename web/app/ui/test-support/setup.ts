import { afterEach, beforeEach, vi } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react/pure";
import "../../app.css";

/** React reports misuse, such as missing keys or unknown attributes, on the console only. */
const consoleError = vi.spyOn(console, "error");

beforeEach(async () => {
  // The library's own hook runs for the first test file only, because the files share their modules.
  await cleanup();
  consoleError.mockClear();
  localStorage.clear();
  delete document.documentElement.dataset["theme"];
  await page.viewport(1280, 800);
});

afterEach(() => {
  if (consoleError.mock.calls.length > 0) throw new Error(`Unexpected console error: ${consoleError.mock.calls}`);
});
