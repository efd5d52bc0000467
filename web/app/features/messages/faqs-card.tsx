import type { Faq } from "@pawhaven/contract";
import { startTransition, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Modal } from "../../ui/modal.tsx";
import { FaqList } from "./faq-list.tsx";

const questionHash = "#faq=";

/** A link from the search opens the answer to one question. */
export function FaqsCard({ faqs }: { faqs: readonly Faq[] }) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const asked = faqs.find(({ question }) => hash === questionHash + encodeURIComponent(question))?.question;
  const [isOpen, setOpen] = useState(false);
  // The server does not know the hash.
  useEffect(() => {
    if (asked !== undefined) startTransition(() => setOpen(true));
  }, [asked]);
  const close = () => {
    setOpen(false);
    if (asked) void navigate({ hash: "" }, { replace: true, preventScrollReset: true });
  };
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
      <Modal open={isOpen} title="Frequently asked questions" onClose={close}>
        <FaqList faqs={faqs} asked={asked} />
      </Modal>
    </section>
  );
}
