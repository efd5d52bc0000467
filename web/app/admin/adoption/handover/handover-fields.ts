import { handoverDraft, type HandoverDraft, type HandoverPreparation } from "@pawhaven/contract";

/** The version is that of the request, and comes from there. */
export const handoverFields = handoverDraft.omit({ version: true });
export type HandoverFields = Omit<HandoverDraft, "version">;

export const payments = (fee: number, isPaidByCard: boolean): (readonly [HandoverDraft["paid_by"], string])[] => {
  if (isPaidByCard) return [["card", "Paid by card"]];
  return fee === 0 ? [["none", "No fee"]] : [["cash", "Cash, received now"]];
};

/** The only way to pay that is left is chosen, but for cash: somebody has to say that it was received. */
export function fieldsOf({ adopter, fee, is_paid_by_card: isPaid, same_chip: same }: HandoverPreparation) {
  const [[only] = []] = payments(fee, isPaid);
  return {
    adopter_name: adopter.name,
    adopter_address: adopter.address,
    ...(only !== "cash" && { paid_by: only }),
    agreement: "",
    agreed_to_follow_up: false,
    merge_userpet_id: same?.userpet_id,
  };
}
