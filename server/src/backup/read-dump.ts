import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { StartupError } from "../platform/startup-error.ts";
import type { DumpPart } from "./dump-format.ts";

const maxBatchRows = 1_000;
const maxBatchCharacters = 2_000_000;

/** The parts of a dump in their order. Throws if it is damaged or ends too early. */
export async function* readDump(file: string): AsyncGenerator<DumpPart> {
  let rows: string[] = [];
  let characters = 0;
  let isWhole = false;
  for await (const line of readLines(file)) {
    const isPart = partPattern.test(line);
    if (!isPart) {
      rows.push(line);
      characters += line.length;
    }
    if (rows.length > 0 && (isPart || rows.length === maxBatchRows || characters > maxBatchCharacters)) {
      yield { rows };
      [rows, characters] = [[], 0];
    }
    if (!isPart) continue;
    const part = JSON.parse(line) as DumpPart;
    isWhole = "end" in part;
    yield part;
  }
  if (!isWhole) throw new StartupError(`The file ${file} is not whole.`);
}

/** No row begins like this: those of a backup are arrays, and those of an export begin with the name of a column. */
const partPattern = /^\{"(?:header|table|end)":\{/;

/** Not by readline: it takes further characters for the end of a line, which texts of customers may have. */
async function* readLines(file: string): AsyncGenerator<string> {
  // The loop throws the error of either stream.
  const text = pipeline(createReadStream(file), createGunzip(), () => {}).setEncoding("utf8");
  let rest = "";
  for await (const chunk of text as AsyncIterable<string>) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest) yield rest;
}
