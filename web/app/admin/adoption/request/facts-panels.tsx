import { petStageNames, type RequestDetails } from "@pawhaven/contract";
import { formatDollars } from "../../../lib/money.ts";
import { ResponsiveImage } from "../../../ui/responsive-image.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { Facts } from "../../ui/facts.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ScreenLink } from "../../ui/screen-link.tsx";
import { FeeRefund } from "./fee-refund.tsx";

const feeStates: Record<Exclude<RequestDetails["fee"]["state"], "none">, string> = {
  due: "due at the handover",
  started: "card payment started",
  paid: "paid by card",
  refund_due: "is being paid back",
  refund_rejected: "refund refused",
  refunded: "paid back",
};

export function ApplicantPanel({ request: { customer } }: { request: RequestDetails }) {
  return (
    <Panel title="Applicant">
      <Facts
        facts={[
          [
            "Name",
            <ScreenLink key="name" to={`customers/${customer.user_id}`}>
              {customer.name}
            </ScreenLink>,
          ],
          [
            "Email",
            <TextLink key="email" to={`mailto:${customer.email}`}>
              {customer.email}
            </TextLink>,
          ],
          [
            "Phone",
            customer.phone ? (
              <a key="phone" className="underline" href={`tel:${customer.phone}`}>
                {customer.phone}
              </a>
            ) : (
              "None"
            ),
          ],
        ]}
      />
    </Panel>
  );
}

export function AnimalPanel({ request }: { request: RequestDetails }) {
  const { pet, pet_stage: stage, fee } = request;
  return (
    <Panel title="Animal">
      <div className="grid grid-cols-[4rem_minmax(0,1fr)] items-start gap-3">
        <ResponsiveImage
          image={pet.main_image}
          alt=""
          sizes="4rem"
          ratio="square"
          placeholderText=""
          className="rounded-small"
        />
        <Facts
          facts={[
            [
              "Name",
              <ScreenLink key="name" to={`animals/${pet.id}`}>
                {pet.name}
              </ScreenLink>,
            ],
            ["Breed", pet.breed],
            ["Stage", petStageNames[stage]],
            ["Fee", fee.state === "none" ? "None" : `${formatDollars(fee.amount)}, ${feeStates[fee.state]}`],
          ]}
        />
      </div>
      <FeeRefund request={request} />
    </Panel>
  );
}
