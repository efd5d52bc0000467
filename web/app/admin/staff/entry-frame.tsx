import type { ReactNode } from "react";
import { TextLink } from "../../ui/text-link.tsx";
import { staffLogin } from "../lib/paths.ts";

interface EntryFrameProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** Around the pages on which people come into the workplace. */
export const EntryFrame = ({ title, lead, children }: EntryFrameProps) => (
  <main className="flex min-h-dvh justify-center bg-plain px-4 py-10 lg:py-16">
    <div className="w-full max-w-sm">
      <div className="rounded-card bg-surface p-6 shadow-card">
        <h1 className="text-heading">{title}</h1>
        <p className="mt-1 mb-6 wrap-anywhere text-ink-soft">{lead}</p>
        {children}
      </div>
      <p className="mt-6 text-center text-small">
        <TextLink to={staffLogin}>Sign in to the workplace</TextLink>
      </p>
    </div>
  </main>
);
