import { Outlet } from "react-router";
import { Frame } from "../shell/frame.tsx";
import { PageFailure } from "../shell/page-failure.tsx";

export default function ShopLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export const ErrorBoundary = () => (
  <Frame>
    <PageFailure />
  </Frame>
);
