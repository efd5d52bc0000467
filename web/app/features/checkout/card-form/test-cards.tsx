import { testCards } from "@pawhaven/contract";
import { Banner } from "../../../ui/banner.tsx";
import { formatCardNumber } from "./card-number.ts";

export const TestCards = ({ onChoose }: { onChoose: (number: string) => void }) => (
  <section aria-label="Test cards" className="grid gap-2">
    <Banner tone="info">This is a demo: no money moves. Choose a card to see what it does.</Banner>
    <ul className="grid gap-x-4 sm:grid-cols-2">
      {testCards.map(({ number, outcome }) => (
        <li key={number}>
          <button
            type="button"
            onClick={() => onChoose(formatCardNumber(number))}
            className="grid min-h-11 w-full cursor-pointer content-center rounded-small px-2 py-1 text-start text-small transition-colors hover:bg-sunken"
          >
            <span className="font-bold whitespace-nowrap text-teal-strong tabular-nums underline underline-offset-4">
              {formatCardNumber(number)}
            </span>
            <span className="text-ink-soft">{outcome}</span>
          </button>
        </li>
      ))}
    </ul>
  </section>
);
