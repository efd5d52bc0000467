import type { Faq } from "@pawhaven/contract";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Modal } from "../../ui/modal.tsx";
import { FaqList } from "./faq-list.tsx";

export function FaqsCard({ faqs }: { faqs: readonly Faq[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="faqs" className="rounded-card bg-surface p-6 shadow-card">
      <h2 id="faqs" className="text-lead">
        FAQs
      </h2>
      <p className="mt-2 text-ink-soft">Perhaps we have already answered your question:</p>
      <ul className="mt-3 grid list-disc gap-1 pl-5 marker:text-teal">
        {faqs.map(({ question, is_featured: isFeatured }) => isFeatured && <li key={question}>{question}</li>)}
      </ul>
      <Button variant="secondary" className="mt-4" onClick={() => setOpen(true)}>
        View All FAQs
      </Button>
      <Modal open={isOpen} title="Frequently asked questions" onClose={() => setOpen(false)}>
        <FaqList faqs={faqs} />
      </Modal>
    </section>
  );
}
