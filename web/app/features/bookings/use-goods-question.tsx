import type { GoodsAnswer } from "@pawhaven/contract";
import { useState } from "react";
import { GoodsDialog, type GoodsDialogProps, type GoodsWords } from "./goods-dialog.tsx";

type Question = Pick<GoodsDialogProps, "text" | "visits" | "onAnswer">;
export type AskAboutGoods = (text: string, visits: GoodsDialogProps["visits"]) => Promise<GoodsAnswer | undefined>;

/** `ask` resolves when the dialog, which the caller renders, is answered. */
export function useGoodsQuestion(words: GoodsWords) {
  const [question, setQuestion] = useState<Question>();
  const ask: AskAboutGoods = (text, visits) =>
    new Promise((resolve) => {
      const onAnswer = (answer: GoodsAnswer | undefined) => {
        setQuestion(undefined);
        resolve(answer);
      };
      setQuestion({ text, visits, onAnswer });
    });
  return { ask, goodsDialog: question && <GoodsDialog {...question} words={words} /> };
}
