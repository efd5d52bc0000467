import type { RequestDetails } from "@pawhaven/contract";
import { Facts } from "../../ui/facts.tsx";
import { Panel } from "../../ui/panel.tsx";
import { describeAnswers } from "../describe-answers.ts";

export const WishPanel = ({ request: { note, answers, decline_reason: reason } }: { request: RequestDetails }) => (
  <Panel title="What they wrote">
    <p className="whitespace-pre-line wrap-anywhere">{note}</p>
    {answers && describeAnswers(answers).length > 0 && (
      <div className="mt-3 border-t border-line pt-3">
        <Facts facts={describeAnswers(answers)} />
      </div>
    )}
    {reason && (
      <p className="mt-3 border-t border-line pt-3 whitespace-pre-line wrap-anywhere">
        <strong>Declined:</strong> {reason}
      </p>
    )}
  </Panel>
);
