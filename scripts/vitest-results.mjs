import { writeFileSync } from "node:fs";

/** Counts the tests and keeps what failed, also outside of any test: while a file was loaded, or after its tests ended. */
export default class VitestResults {
  onTestRunEnd(modules, errorsOutside) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state) => tests.filter((test) => test.result().state === state).length;
    const failures = [
      ...tests
        .filter(failed)
        .map((test) => failure(`${test.module.relativeModuleId} › ${test.fullName}`, test.result())),
      ...modules.flatMap((module) => [module, ...module.children.allSuites()]).flatMap(failureOutsideTests),
      ...errorsOutside.map((error) => failure(titleOutsideTests(error), { errors: [error] })),
    ];
    const results = { passed: count("passed"), skipped: count("skipped"), failures };
    writeFileSync(process.env.VITEST_RESULTS, JSON.stringify(results));
  }
}

const failed = (test) => test.result().state === "failed";

/** The newest test is often the one that left something running. */
const titleOutsideTests = ({ VITEST_TEST_NAME: newest }) =>
  newest ? `Error outside of any test, after "${newest}"` : "Error outside of any test";

function failureOutsideTests(part) {
  const errors = part.errors();
  if (errors.length === 0) return [];
  return [
    failure(part.type === "module" ? part.relativeModuleId : `${part.module.relativeModuleId} › ${part.fullName}`, {
      errors,
    }),
  ];
}

const failure = (title, { errors }) => ({
  title,
  message: errors.map(({ stack, message }) => stack ?? message ?? "").join("\n"),
});
