import { Outlet } from "react-router";
import { Footer } from "../shell/footer.tsx";
import { Header } from "../shell/header.tsx";
import { NavigationProgress } from "../shell/navigation-progress.tsx";
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

function Frame({ children }: { children: React.ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#content" className="skip-link">
        Skip to content
      </a>
      <Header />
      <main id="content" tabIndex={-1} className="flex-1 pt-16 outline-none lg:pt-20 print:pt-0">
        <NavigationProgress>{children}</NavigationProgress>
      </main>
      <Footer />
    </div>
  );
}
