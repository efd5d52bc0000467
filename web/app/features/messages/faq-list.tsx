import type { Faq } from "@pawhaven/contract";
import { Disclosure } from "../../ui/disclosure.tsx";

const scrollIntoView = (element: Element | null) => element?.scrollIntoView({ block: "center" });

/** By topic, in the order in which the topics first occur. */
export const FaqList = ({ faqs, asked }: { faqs: readonly Faq[]; asked?: string | undefined }) =>
  [...new Set(faqs.map(({ topic }) => topic))].map((topic) => (
    <section key={topic} className="mb-6 last:mb-0">
      <h3 className="text-base text-teal-strong">{topic}</h3>
      {faqs
        .filter((faq) => faq.topic === topic)
        .map(({ question, answer }) => (
          <div key={question} ref={question === asked ? scrollIntoView : null}>
            <Disclosure summary={question} headingLevel={4} group="faqs" defaultOpen={question === asked}>
              <span className="whitespace-pre-line">{answer}</span>
            </Disclosure>
          </div>
        ))}
    </section>
  ));
