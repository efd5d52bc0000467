import type { CannedAnswer } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useStaffChanges } from "../lib/use-staff-changes.ts";
import { PageHeader } from "../ui/page-header.tsx";
import { CannedAnswerModal } from "./canned-answer-modal.tsx";
import { cannedAnswersQuery } from "./queries.ts";
import { useDeleteCannedAnswer } from "./use-delete-canned-answer.ts";

export default function CannedAnswersScreen() {
  const { data, isPending, isError, refetch } = useQuery(cannedAnswersQuery);
  const [edited, setEdited] = useState<CannedAnswer | "new" | null>(null);
  useStaffChanges(["threads"], cannedAnswersQuery.queryKey);
  return (
    <>
      <PageHeader
        title="Canned answers"
        lead="Texts to begin an answer with. {name} becomes the name of whoever wrote."
        actions={
          <Button size="small" icon={Plus} onClick={() => setEdited("new")}>
            New answer
          </Button>
        }
      />
      {isPending && <Skeleton className="h-40" />}
      {isError && <ErrorState text="The answers could not be loaded." onRetry={() => void refetch()} />}
      {data?.length === 0 && <EmptyState title="No canned answers yet" />}
      {data && <CannedAnswerList answers={data} onEdit={setEdited} />}
      {edited && <CannedAnswerModal answer={edited === "new" ? undefined : edited} onClose={() => setEdited(null)} />}
    </>
  );
}

interface CannedAnswerListProps {
  answers: readonly CannedAnswer[];
  onEdit: (answer: CannedAnswer) => void;
}

function CannedAnswerList({ answers, onEdit }: CannedAnswerListProps) {
  const remove = useDeleteCannedAnswer();
  return (
    <ul aria-label="Canned answers" className="grid gap-2">
      {answers.map((answer) => (
        <li
          key={answer.id}
          className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 rounded-small border border-line bg-surface px-4 py-3"
        >
          <div className="min-w-0 flex-1 basis-60">
            <h2 className="text-base font-bold wrap-anywhere">{answer.title}</h2>
            <p className="line-clamp-3 wrap-anywhere whitespace-pre-line text-ink-soft">{answer.text}</p>
          </div>
          <span className="flex gap-1">
            <Button variant="ghost" size="small" onClick={() => onEdit(answer)}>
              Edit<span className="sr-only"> {answer.title}</span>
            </Button>
            <Button variant="ghost" size="small" onClick={() => remove(answer)}>
              Delete<span className="sr-only"> {answer.title}</span>
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}
