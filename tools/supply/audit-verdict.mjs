/** What `npm audit --json` has found out, as a word and a sentence. An answer that is none is not taken for a good one. */
export function auditVerdict(output) {
  const { metadata, message } = parsed(output);
  const counts = metadata?.vulnerabilities;
  if (!counts)
    return { word: "not checked", sentence: `The registry gave no answer (${message ?? "nothing readable"}).` };
  const known = Object.entries(counts).filter(([severity, count]) => severity !== "total" && count > 0);
  if (known.length === 0) return { word: "clean", sentence: "No weakness of a production dependency is known." };
  const list = known.map(([severity, count]) => `${count} ${severity}`).join(", ");
  return { word: "weak", sentence: `Known weaknesses of production dependencies: ${list}. \`npm audit\` names them.` };
}

function parsed(output) {
  try {
    return JSON.parse(output) ?? {};
  } catch {
    return {};
  }
}
