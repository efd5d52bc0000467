import type { ReactNode } from "react";

interface DetailLayoutProps {
  /** The work itself. */
  children: ReactNode;
  /** Facts beside it; on small screens between the work and the history. */
  side: ReactNode;
  history?: ReactNode;
  /** Tables need more of the width. */
  isWide?: boolean;
}

/** A detail screen in two columns, or in one with the history last. */
export const DetailLayout = ({ children, side, history, isWide = false }: DetailLayoutProps) => (
  <div
    className={`grid items-start gap-4 lg:grid-rows-[auto_1fr] ${isWide ? "lg:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]" : "lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"}`}
  >
    <div className="grid min-w-0 gap-4">{children}</div>
    <div className="grid min-w-0 gap-4 lg:row-span-2">{side}</div>
    {history}
  </div>
);
