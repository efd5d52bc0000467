import { findLinkIssues } from "./document-links.mjs";
import { findDirectionIssues } from "./module-directions.mjs";
import { findVocabularyIssues } from "./vocabulary.mjs";

/** Prints every violation of the table in ARCHITECTURE.md and of the glossary and every broken link of the documents, and fails if there is one. */
const issues = [...findDirectionIssues(), ...findVocabularyIssues(), ...findLinkIssues()];
for (const issue of issues) console.error(issue);
process.exitCode = issues.length > 0 ? 1 : 0;
