import { type RequestCard, requestStages } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { EmptyState, ErrorState } from "../../../ui/empty-state.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { useStaffChanges } from "../../lib/use-staff-changes.ts";
import { useStaffSession } from "../../lib/use-staff-session.ts";
import { ExportButton } from "../../lists/export-button.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { boardQuery, requestsKey } from "../queries.ts";
import { Applicants } from "./applicants.tsx";
import { boardColumns } from "./board-columns.ts";
import { BoardColumn } from "./board-column.tsx";
import { BoardToolbar } from "./board-toolbar.tsx";
import { DeclineDialog } from "./decline-dialog.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { useBoardAddress } from "./use-board-address.ts";
import { useStageMoves } from "./use-stage-moves.ts";

/** All requests by stage, or those for one animal side by side. */
export default function BoardScreen() {
  const address = useBoardAddress();
  const { data, isLoadingError, refetch } = useQuery(boardQuery(address.filters));
  useStaffChanges(["adoption_requests"], requestsKey);
  return (
    <>
      <PageHeader
        title="Adoption requests"
        lead="By stage, the oldest first. What was closed stays here for 30 days."
        actions={<BoardActions />}
      />
      <BoardToolbar address={address} cards={data?.cards} />
      {isLoadingError && <ErrorState text="The requests could not be loaded." onRetry={() => void refetch()} />}
      {!data && !isLoadingError && <BoardSkeleton />}
      {data?.cards.length === 0 && <EmptyState title="No request waits" text="New ones appear here by themselves." />}
      {data && data.cards.length > 0 && <Board cards={data.cards} isSideBySide={address.isSideBySide} />}
    </>
  );
}

function BoardActions() {
  const { can } = useStaffSession();
  return can("applications.decide") && <ExportButton path="/api/staff/adoption-requests.csv" query={{}} />;
}

const BoardSkeleton = () => (
  <div className="grid gap-2 md:grid-cols-4">
    {requestStages.slice(0, 4).map((stage) => (
      <Skeleton key={stage} className="h-96" />
    ))}
  </div>
);

/** The dialogs follow the board: they show a card as it is now, and close when it is gone. */
function Board({ cards, isSideBySide }: { cards: readonly RequestCard[]; isSideBySide: boolean }) {
  const { can } = useStaffSession();
  const { move, declinedId, stopDeclining } = useStageMoves();
  const [chosenId, setChosenId] = useState<number>();
  const byId = (wanted: number | undefined) => cards.find(({ id }) => id === wanted);
  const [chosen, declined] = [byId(chosenId), byId(declinedId)];
  const cardProps = { isMovable: can("applications.decide"), onChoose: ({ id }: RequestCard) => setChosenId(id) };
  return (
    <>
      {isSideBySide ? (
        <Applicants cards={cards} {...cardProps} />
      ) : (
        <div className="relative grid gap-2 thin-scrollbar md:auto-cols-[minmax(15rem,1fr)] md:grid-flow-col md:overflow-x-auto md:pb-2">
          {boardColumns(cards).map((column) => (
            <BoardColumn key={column.stage} {...column} {...cardProps} onMove={move} />
          ))}
        </div>
      )}
      {chosen && (
        <MoveDialog request={chosen} onMove={(to) => move(chosen, to)} onClose={() => setChosenId(undefined)} />
      )}
      {declined && <DeclineDialog request={declined} onClose={stopDeclining} />}
    </>
  );
}
