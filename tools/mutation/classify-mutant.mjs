/**
 * What the named test made of the missing guard. Only an expectation that was not met counts as red: a mutant that cannot
 * be loaded, hangs, or answers 500 to everything would turn any test red and prove nothing. Where what is missing is caught
 * further behind, by the database, such an answer is all there is to see; the guard then says so.
 */
export function classifyMutant({ test, title, behind }, outcomes) {
  const named = outcomes.filter((outcome) => outcome.test === test && outcome.title.includes(title));
  if (named.length === 0) return { isRed: false, said: "the named test did not run" };
  const failed = named.filter(({ hasFailed }) => hasFailed);
  if (failed.length === 0) return { isRed: false, said: "the named test stayed green" };
  const [{ said }] = failed;
  const words =
    /^(?:Assertion)?Error: ((?:expected|promise (?:resolved|rejected)) .*?)(?: \/\/ Object\.is equality)?$/.exec(
      said,
    )?.[1];
  if (!words) return { isRed: false, said: `broke down: ${said}` };
  return { isRed: behind !== undefined || !words.startsWith("expected 500 "), said: words };
}

/** Why a guard cannot be judged: a test that is not green with all guards in their places could not turn red. */
export function baselineProblemOf({ test, title }, outcomes) {
  const named = outcomes.filter((outcome) => outcome.test === test && outcome.title.includes(title));
  if (named.length === 0) return "the named test does not exist";
  const failed = named.find(({ hasFailed }) => hasFailed);
  return failed && `the named test is not green to begin with: ${failed.said}`;
}
