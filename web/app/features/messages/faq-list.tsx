import type { Faq } from "@pawhaven/contract";
import { Disclosure } from "../../ui/disclosure.tsx";

/** By topic, in the order in which the topics first occur. */
export const FaqList = ({ faqs }: { faqs: readonly Faq[] }) =>
  [...new Set(faqs.map(({ topic }) => topic))].map((topic) => (
    <section key={topic} className="mb-6 last:mb-0">
      <h3 className="text-base text-teal-strong">{topic}</h3>
      {faqs
        .filter((faq) => faq.topic === topic)
        .map(({ question, answer }) => (
          <Disclosure key={question} summary={question} headingLevel={4} group="faqs">
            <span className="whitespace-pre-line">{answer}</span>
          </Disclosure>
        ))}
    </section>
  ));
