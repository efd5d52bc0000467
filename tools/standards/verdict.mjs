/**
 * What a checker says about the shop.
 *
 * @typedef {{ outcome: "passed" | "failed" | "not run", summary: string, issues: string[] }} Verdict
 */

/** @returns {Verdict} */
export const verdictOf = (issues, summary) => ({ outcome: issues.length > 0 ? "failed" : "passed", summary, issues });

/** @returns {Verdict} */
export const notRun = (reason) => ({ outcome: "not run", summary: reason, issues: [] });

/** The same issue on many pages is one issue. Returns `issue (page, page, …)`. */
export function groupByPage(found, maxPages = 3) {
  const pagesByIssue = Map.groupBy(found, ({ issue }) => issue);
  return [...pagesByIssue].map(([issue, places]) => {
    const pages = [...new Set(places.map(({ page }) => page))];
    const rest = pages.length > maxPages ? `, ${pages.length - maxPages} more` : "";
    return `${issue} (${pages.slice(0, maxPages).join(", ")}${rest})`;
  });
}
