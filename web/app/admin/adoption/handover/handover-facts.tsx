import type { Handover } from "@pawhaven/contract";
import { formatDollars } from "../../../lib/money.ts";
import { Facts } from "../../ui/facts.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ScreenLink } from "../../ui/screen-link.tsx";

interface HandoverProps {
  handover: Handover;
}

export function AdopterFacts({ handover }: HandoverProps) {
  const { adopter, user_id: userId, request_id: requestId } = handover;
  return (
    <Panel title="Adopter">
      <Facts
        facts={[
          ["Name", <AdopterName key="name" handover={handover} />],
          [
            "Address",
            <span key="address" className="whitespace-pre-line">
              {adopter.address}
            </span>,
          ],
          ...(userId === null ? ([["Account", "Deleted"]] as const) : []),
          ...(requestId === null
            ? []
            : ([
                [
                  "Request",
                  <ScreenLink key="request" to={`requests/${requestId}`}>
                    No. {requestId}
                  </ScreenLink>,
                ],
              ] as const)),
        ]}
      />
    </Panel>
  );
}

/** Leads to the customer's page while there is an account. */
const AdopterName = ({ handover: { adopter, user_id: id } }: HandoverProps) =>
  id === null ? adopter.name : <ScreenLink to={`customers/${id}`}>{adopter.name}</ScreenLink>;

const paidBy = { cash: "in cash", card: "by card" } as const;

export const describeFee = ({ fee, paid_by: method }: Handover): string =>
  method === "none" ? "None" : `${formatDollars(fee)}, paid ${paidBy[method]}`;

export function ContractFacts({ handover }: HandoverProps) {
  const { pet, contract_number: number, handed_over_by: keeper, agreement, return_reason: reason } = handover;
  return (
    <Panel title="Contract">
      <Facts
        facts={[
          ["Number", number],
          [
            "Animal",
            <ScreenLink key="animal" to={`animals/${pet.id}`}>
              {pet.name}
            </ScreenLink>,
          ],
          ["Chip", pet.chip ?? "None"],
          ["Fee", describeFee(handover)],
          ["Handed over by", keeper ?? "Unknown"],
          ...(agreement ? ([["Agreed", agreement]] as const) : []),
          ...(reason ? ([["Returned because", reason]] as const) : []),
        ]}
      />
    </Panel>
  );
}
