import type { ReactNode } from "react";
import { MemoryRouter, useLocation } from "react-router";
import { render } from "vitest-browser-react/pure";

/** Inside a router, because many components render links. The current location is shown for tests that navigate. */
export const renderUi = (ui: ReactNode, path = "/") =>
  render(ui, {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={[path]}>
        {children}
        <CurrentLocation />
      </MemoryRouter>
    ),
  });

function CurrentLocation() {
  const location = useLocation();
  return (
    <span data-testid="location" data-state={JSON.stringify(location.state)} hidden>
      {location.pathname + location.search}
    </span>
  );
}
