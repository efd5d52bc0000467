import type { GoodsAnswer } from "@pawhaven/contract";
import type { AskAboutGoods } from "../../features/bookings/use-goods-question.tsx";
import { errorCode, errorMessage } from "../../lib/api-errors.ts";
import { staffApi } from "../lib/staff-api.ts";

interface Change<Data> {
  visitId: number;
  ask: AskAboutGoods;
  change: (answer: GoodsAnswer) => Promise<Data>;
}

/** Goods may wait at a visit that is cancelled: whoever cancels says what becomes of them. Undefined if it stays. */
export async function askingAboutGoods<Data>({ visitId, ask, change }: Change<Data>): Promise<Data | undefined> {
  try {
    return await change({});
  } catch (error) {
    if (errorCode(error) !== "goods_waiting") throw error;
    const visits = await staffApi.listVisitsForGoods({ params: { id: visitId } });
    const answer = await ask(errorMessage(error, ""), visits);
    return answer && change(answer);
  }
}
