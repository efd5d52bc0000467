import type { ReactNode } from "react";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { NavigationProgress } from "./navigation-progress.tsx";

export const AppShell = ({ children }: { children: ReactNode }) => (
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
