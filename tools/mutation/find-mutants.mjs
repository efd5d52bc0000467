import path from "node:path";
import { parseSync } from "oxc-parser";
import { listSourceFiles, readSource } from "../conventions/source-files.mjs";

const marker = /^\s*mutant\(([^)]+)\): (.+?)\s*$/;
const sqlMarker = /^(.*?)[ \t]*-- mutant\(([^)]+)\): (.+)$/gm;

/**
 * The protective checks of the product, as they are marked in its source: `mutant(cash.test.ts): what is protected`, in a
 * comment before the statement or expression, or at the end of a line of SQL. A marker names the test file that must fail
 * without the check, relative to the source, so code can move and change without a list to update.
 */
export const findMutants = () =>
  listSourceFiles(["contract/src", "server/src"])
    .filter((file) => !file.includes(".test.") && readSource(file).includes("mutant("))
    .flatMap((file) => mutantsIn(file, readSource(file)));

export function mutantsIn(file, text) {
  const { program, comments } = parseSync(file, text);
  return [...commentMutants(program, comments, text), ...sqlMutants(text)].map(({ test, ...mutant }) => ({
    ...mutant,
    file,
    test: path.posix.join(path.posix.dirname(file), test),
  }));
}

function commentMutants(program, comments, text) {
  return comments
    .map((comment) => ({ comment, match: marker.exec(comment.value) }))
    .filter(({ match }) => match !== null)
    .map(({ comment, match: [, test, title] }) => ({ test, title, ...mutationAt(program, comment.end, text) }));
}

/** The whole line is removed, up to the marker at its end. */
const sqlMutants = (text) =>
  [...text.matchAll(sqlMarker)].map(({ index, 1: line, 2: test, 3: title }) => ({
    test,
    title,
    start: index,
    end: index + line.length,
    replacement: "",
  }));

/** What is done to the outermost node that begins right behind a marker. */
function mutationAt(program, position, text) {
  const start = position + /^\s*/.exec(text.slice(position))[0].length;
  const found = outermostAt(program, start);
  if (!found) return { start, end: start, replacement: "" };
  const { node, parent } = found;
  if (node.type === "IfStatement") return { start: node.test.start, end: node.test.end, replacement: "false" };
  if (node.type === "ExpressionStatement") return { start, end: node.end, replacement: "" };
  if (node.type === "LogicalExpression") return { start, end: firstOperand(node).end, replacement: neutral(node) };
  return { start, end: node.end, replacement: parent?.type === "LogicalExpression" ? neutral(parent) : "undefined" };
}

/** A chain of operands begins where its first operand does. */
const firstOperand = (node) => (node.type === "LogicalExpression" ? firstOperand(node.left) : node);

/** The operand that leaves the decision to the others. */
const neutral = ({ operator }) => (operator === "&&" ? "true" : "false");

function outermostAt(node, start, parent) {
  if (typeof node !== "object" || node === null) return undefined;
  if (typeof node.type === "string" && node.start === start && node.type !== "Program") return { node, parent };
  const owner = typeof node.type === "string" ? node : parent;
  for (const child of Object.values(node)) {
    const found = outermostAt(child, start, owner);
    if (found) return found;
  }
  return undefined;
}
