import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { Modal } from "../../ui/modal.tsx";
import { type Faq, faqs } from "./faqs.ts";

const topics = [...new Set(faqs.map(({ topic }) => topic))];
const previewFaqs = ["Delivery", "Vet visits", "Adoption"].map((topic) => faqs.find((faq) => faq.topic === topic));

export function FaqsCard() {
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="faqs" className="rounded-card bg-surface p-6 shadow-card">
      <h2 id="faqs" className="text-lead">
        FAQs
      </h2>
      <p className="mt-2 text-ink-soft">Perhaps we have already answered your question:</p>
      <ul className="mt-3 grid list-disc gap-1 pl-5 marker:text-teal">
        {previewFaqs.map((faq) => faq && <li key={faq.question}>{faq.question}</li>)}
      </ul>
      <Button variant="secondary" className="mt-4" onClick={() => setOpen(true)}>
        View All FAQs
      </Button>
      <Modal open={isOpen} title="Frequently asked questions" onClose={() => setOpen(false)}>
        {topics.map((topic) => (
          <FaqTopicSection key={topic} topic={topic} />
        ))}
      </Modal>
    </section>
  );
}

const FaqTopicSection = ({ topic }: { topic: Faq["topic"] }) => (
  <section className="mb-6 last:mb-0">
    <h3 className="text-base text-teal-strong">{topic}</h3>
    {faqs
      .filter((faq) => faq.topic === topic)
      .map(({ question, answer }) => (
        <Disclosure key={question} summary={question} headingLevel={4} group="faqs">
          {answer}
        </Disclosure>
      ))}
  </section>
);
