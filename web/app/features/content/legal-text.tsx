import type { LegalSection } from "@pawhaven/contract";
import { Children } from "react";
import { type LegalBlock, toLegalBlocks } from "./legal-blocks.ts";

/** The sections of a legal page, from plain text. */
export const LegalText = ({ sections }: { sections: readonly LegalSection[] }) => (
  <div className="grid gap-8 wrap-anywhere">
    {sections.map(({ title, text }) => (
      <section key={title}>
        <h2 className="text-lead">{title}</h2>
        <div className="mt-2 grid gap-3">
          {Children.toArray(toLegalBlocks(text).map((block) => <Block block={block} />))}
        </div>
      </section>
    ))}
  </div>
);

function Block({ block }: { block: LegalBlock }) {
  if (block.kind === "paragraph") return <p className="whitespace-pre-line">{block.text}</p>;
  return <ul className="grid list-disc gap-1 ps-6">{Children.toArray(block.items.map((item) => <li>{item}</li>))}</ul>;
}
