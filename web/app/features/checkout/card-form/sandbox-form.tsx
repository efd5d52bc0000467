import { zodResolver } from "@hookform/resolvers/zod";
import { cardDetails, type CardDetails } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { CheckboxField } from "../../../ui/field.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { CardFields } from "./card-fields.tsx";
import type { CardFormProps, PaymentOutcome } from "./payment-outcome.ts";
import { payInSandbox, savedCardsInSandbox } from "./sandbox-provider.ts";
import { SavedCardChoice } from "./saved-card-choice.tsx";
import { TestCards } from "./test-cards.tsx";

const anotherCard = "another";

/** Lets customers of a demo shop pay without a card provider. */
export default function SandboxForm({ clientSecret, customerSession, returnUrl, onReady }: CardFormProps) {
  const form = useForm<CardDetails>({
    resolver: zodResolver(cardDetails),
    defaultValues: { number: "", expiry: "", cvc: "", name: "" },
  });
  const [isSaved, setSaved] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const { data: cards } = useQuery({
    queryKey: ["sandbox-cards", customerSession],
    queryFn: () => savedCardsInSandbox(customerSession),
  });
  const choice = chosen ?? cards?.[0]?.id ?? anotherCard;

  async function pay(): Promise<PaymentOutcome> {
    const payment = { clientSecret, returnUrl };
    if (choice !== anotherCard && customerSession)
      return payInSandbox({ saved_card: choice, customer_session: customerSession }, payment);
    let outcome: PaymentOutcome = { kind: "incomplete" };
    await form.handleSubmit(async (card) => {
      outcome = await payInSandbox({ ...card, save: isSaved }, payment);
    })();
    return outcome;
  }

  const payChosen = useEffectEvent(pay);
  const notifyReady = useEffectEvent(() => onReady(() => payChosen()));
  const isReady = cards !== undefined;
  useEffect(() => {
    if (isReady) notifyReady();
  }, [isReady]);
  if (!cards) return <Skeleton className="h-80" />;

  return (
    <div className="grid gap-4">
      {cards.length > 0 && <SavedCardChoice cards={cards} chosen={choice} another={anotherCard} onChoose={setChosen} />}
      {choice === anotherCard && (
        <>
          <CardFields form={form} />
          {customerSession && (
            <CheckboxField
              label="Save this card for next time"
              hint="The card provider keeps it, not this shop. You can remove it in your profile."
              checked={isSaved}
              onChange={({ target }) => setSaved(target.checked)}
            />
          )}
          <TestCards
            onChoose={(number) => form.reset({ number, expiry: "12 / 34", cvc: "123", name: "Test Customer" })}
          />
        </>
      )}
    </div>
  );
}
