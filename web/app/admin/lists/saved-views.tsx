import type { SavedView, SavedViewList } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { Bookmark, Pencil, Users } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { savedViewsQuery } from "./queries.ts";
import { SavedViewDialog } from "./saved-view-dialog.tsx";

interface SavedViewsProps {
  list: SavedViewList;
  /** The address of the list now, as a view would store it. */
  query: string;
}

const tabClasses =
  "inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3 font-bold whitespace-nowrap no-underline";

/** A view is an address with a name. Own views can be changed, those of others opened. */
export function SavedViews({ list, query }: SavedViewsProps) {
  const { data: views = [] } = useQuery(savedViewsQuery(list));
  const [edited, setEdited] = useState<SavedView | "new">();
  const current = views.find((view) => view.query === query);
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <nav aria-label="Views" className="flex min-w-0 flex-wrap gap-2">
        <ViewLink to="?" isCurrent={query === ""}>
          All
        </ViewLink>
        {views.map((view) => (
          <ViewLink key={view.id} to={`?${view.query}`} isCurrent={view === current}>
            {view.name}
            {view.is_shared && <SharedMark view={view} />}
          </ViewLink>
        ))}
      </nav>
      {!current && query !== "" && (
        <Button variant="ghost" size="small" icon={Bookmark} onClick={() => setEdited("new")}>
          Save view
        </Button>
      )}
      {current?.is_own && (
        <Button variant="ghost" size="small" icon={Pencil} onClick={() => setEdited(current)}>
          Edit view
        </Button>
      )}
      {edited && (
        <SavedViewDialog
          list={list}
          query={query}
          view={edited === "new" ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}

const ViewLink = ({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: React.ReactNode }) => (
  <Link
    to={to}
    aria-current={isCurrent ? "page" : undefined}
    className={classNames(
      tabClasses,
      isCurrent ? "border-ink bg-ink text-paper" : "border-line bg-surface hover:border-ink",
    )}
  >
    {children}
  </Link>
);

const SharedMark = ({ view: { is_own, owner } }: { view: SavedView }) => (
  <>
    <Users className="size-4 shrink-0" />
    <span className="sr-only">{is_own ? "(shared by you)" : `(shared by ${owner})`}</span>
  </>
);
