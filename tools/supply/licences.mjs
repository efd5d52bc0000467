import { installedPackages, packageNameOf } from "./lock-file-issues.mjs";

/** Licences that ask for no more than to be named. */
const permissive = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "Unlicense",
]);

/** Others, each for the packages it was thought through for. */
const exceptions = [
  {
    licence: "LGPL-3.0-or-later",
    packages: /^@img\/sharp-/,
    because:
      "libvips, which sharp draws with: a shared library of its own, unchanged, that anybody can replace by another " +
      "build; it stays on the server.",
  },
  {
    licence: "OFL-1.1",
    packages: /^@(fontsource(-variable)?|expo-google-fonts)\//,
    because: "Fonts, which may be used and passed on with anything, as long as they are not sold by themselves.",
  },
];

/** Of packages that name it in their file LICENSE alone, where somebody has read it. */
const licencesRead = { "png-js": "MIT" };

const licenceOf = (place, { license }) => license ?? licencesRead[packageNameOf(place)];

/** What a running shop consists of: everything but the tools. */
const productionPackages = (lock) => installedPackages(lock).filter(([, { dev }]) => !dev);

export const licenceIssues = (lock) =>
  productionPackages(lock)
    .filter(([place, row]) => !isExpressionAllowed(packageNameOf(place), licenceOf(place, row)))
    .map(([place, { license }]) => `${packageNameOf(place)} has the licence ${license ?? "of nobody knows what"}.`);

/** Of licences joined by OR one is enough. What is nested deeper is for a person to read. */
function isExpressionAllowed(name, expression = "") {
  const plain = expression.replace(/^\(([^()]*)\)$/, "$1");
  return plain.split(" OR ").some((all) => all.split(" AND ").every((licence) => isLicenceAllowed(name, licence)));
}

const isLicenceAllowed = (name, licence) =>
  permissive.has(licence) || exceptions.some((one) => one.licence === licence && one.packages.test(name));

export function licencesPage(lock) {
  const rows = productionPackages(lock).map(
    ([place, row]) => `| ${packageNameOf(place)} | ${row.version} | ${licenceOf(place, row)} |`,
  );
  const explained = exceptions.map(({ licence, because }) => `- **${licence}**: ${because}`);
  return `# Licences

What a running shop consists of, and what it asks for. Written by \`npm run supply -- --write\`; \`npm run check\` refuses
a page that is out of date, and licences that nobody has thought about.

${explained.join("\n")}

| package | version | licence |
|---|---|---|
${[...new Set(rows)].toSorted().join("\n")}
`;
}
