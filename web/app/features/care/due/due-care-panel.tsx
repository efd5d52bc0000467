import { type BookableCare, type CareOfUserpet, type Day, usualAdvice } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { Card } from "../../../ui/card.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { RetryBanner } from "../../../ui/retry-banner.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { AnsweredItems, answeredOf } from "./answered-items.tsx";
import { DueItem } from "./due-item.tsx";
import { careOfUserpetQuery } from "./queries.ts";
import { RuleSource } from "./rule-source.tsx";
import { useToday } from "../../../lib/use-today.ts";

/** What one of the customer's animals needs next. */
export function DueCarePanel({ petId, petName }: { petId: number; petName: string }) {
  const { data, isLoadingError, refetch } = useQuery(careOfUserpetQuery(petId));
  return (
    <Card size="compact" title="Due care">
      {isLoadingError ? (
        <RetryBanner text="What is due could not be loaded." onRetry={() => void refetch()} />
      ) : data ? (
        <DueCare care={data} petId={petId} petName={petName} />
      ) : (
        <Skeleton className="h-40 rounded-small" />
      )}
    </Card>
  );
}

function DueCare({ care, petId, petName }: { care: CareOfUserpet; petId: number; petName: string }) {
  const today = useToday();
  const open = care.due.filter(({ state }) => state === "open" || state === "booked");
  const [soon, later] = [open.filter(isSoon), open.filter((item) => !isSoon(item))];
  const answered = care.due.filter(({ state }) => state === "snoozed" || state === "dismissed").map(answeredOf);
  const justDone = care.just_done.map((done) => ({ ...done, userpet_id: petId, text: "Done elsewhere." }));
  if (open.length + answered.length + justDone.length + care.ask.length === 0)
    return <p className="text-ink-soft">Nothing is due for {petName} by the rules we know. Your vet may know more.</p>;
  return (
    <>
      <p className="mb-4 text-small font-bold text-ink-soft">{usualAdvice}</p>
      {soon.length === 0 && <p>Nothing is due for {petName} now.</p>}
      <DueItems items={soon} today={today} />
      {later.length > 0 && (
        <Disclosure summary={`Later: ${later.map(({ name }) => name).join(", ")}`} className="mt-3 border-t">
          <DueItems items={later} today={today} />
        </Disclosure>
      )}
      <AnsweredItems items={[...justDone, ...answered]} />
      <ToAsk rules={care.ask} />
    </>
  );
}

/** What can be booked by now, or is. */
const isSoon = ({ is_overdue, service, booking }: BookableCare): boolean =>
  is_overdue || service !== null || booking !== null;

const DueItems = ({ items, today }: { items: readonly BookableCare[]; today: Day }) => (
  <ul className="grid divide-y divide-line">
    {items.map((item) => (
      <DueItem key={item.id} care={item} today={today} />
    ))}
  </ul>
);

const ToAsk = ({ rules }: { rules: CareOfUserpet["ask"] }) =>
  rules.length > 0 && (
    <div className="mt-5 grid gap-3 border-t border-line pt-4">
      <h3 className="font-text text-base font-bold tracking-normal">Ask the clinic</h3>
      {rules.map(({ name, advice, source }) => (
        <div key={name} className="grid gap-1">
          <p>
            <strong>{name}.</strong> {advice}
          </p>
          <RuleSource source={source} />
        </div>
      ))}
    </div>
  );
