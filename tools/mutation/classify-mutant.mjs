const failedExpectation =
  /^(?:Assertion)?Error: ((?:expected|promise (?:resolved|rejected)|The call succeeded).*?)(?: \/\/ Object\.is equality)?$/;
const serverError = /^expected 500 |Something went wrong on our side/;

/**
 * Whether a test noticed the missing check. Only an expectation that was not met counts: a mutant that cannot be
 * loaded, hangs or answers 500 to everything would fail any test and prove nothing.
 */
export function classifyMutant({ test }, outcomes) {
  const own = outcomes.filter((outcome) => outcome.test === test);
  if (own.length === 0) return { isKilled: false, message: "the test file did not run" };
  const failed = own.filter(({ hasFailed }) => hasFailed);
  if (failed.length === 0) return { isKilled: false, message: "every test passed" };
  for (const { title, message } of failed) {
    const expectation = failedExpectation.exec(message)?.[1];
    if (expectation && !serverError.test(expectation)) return { isKilled: true, killedBy: title, message: expectation };
  }
  return { isKilled: false, message: `broken: ${failed[0].message}` };
}

/** Why a mutant cannot be classified: its test file must pass without the mutation. */
export function baselineProblemOf({ test }, outcomes) {
  const own = outcomes.filter((outcome) => outcome.test === test);
  if (own.length === 0) return "the test file did not run";
  const failed = own.find(({ hasFailed }) => hasFailed);
  return failed && `fails without the mutation: ${failed.message}`;
}
