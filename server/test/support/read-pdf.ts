import { inflateSync } from "node:zlib";

/** The words of a PDF that pdfkit made, page by page, in the order in which they were drawn. */
export function readPdf(bytes: Uint8Array): string[] {
  const objects = objectsOf(Buffer.from(bytes).toString("latin1"));
  const letters = lettersByFont(objects);
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body));
  return pages.map((page) => textOf(streamOf(objects.get(referenceIn(page, "Contents")) ?? ""), letters));
}

const objectsOf = (file: string): Map<string, string> =>
  new Map([...file.matchAll(/^(\d+) 0 obj\r?\n([\s\S]*?)\r?\nendobj/gm)].map(([, id = "", body = ""]) => [id, body]));

const referenceIn = (body: string, name: string): string => new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1] ?? "";

function streamOf(body: string): string {
  const [, dictionary = "", data = ""] = /^([\s\S]*?)stream\r?\n([\s\S]*)\r?\nendstream/.exec(body) ?? [];
  return dictionary.includes("/FlateDecode") ? inflateSync(Buffer.from(data, "latin1")).toString("latin1") : data;
}

/** What each glyph of each font stands for, as programs know it that copy text. */
function lettersByFont(objects: Map<string, string>): Map<string, string[]> {
  const fonts = [...objects.values()].flatMap((body) => [...body.matchAll(/\/(F\d+) (\d+) 0 R/g)]);
  return new Map(
    fonts.map(([, name = "", id = ""]) => {
      const map = streamOf(objects.get(referenceIn(objects.get(id) ?? "", "ToUnicode")) ?? "");
      const ranges = [...map.matchAll(/<[0-9a-f]+> <[0-9a-f]+> \[([^\]]*)\]/gi)];
      return [
        name,
        ranges.flatMap(([, list = ""]) => [...list.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex = ""]) => utf16(hex))),
      ];
    }),
  );
}

const utf16 = (hex: string) => Buffer.from(hex, "hex").swap16().toString("utf16le");

/** One line per drawn line. */
function textOf(content: string, letters: Map<string, string[]>): string {
  let font: string[] = [];
  const lines: string[] = [];
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = letters.get(name) ?? [];
    if (shown)
      lines.push(
        glyphsIn(shown)
          .map((glyph) => font[glyph] ?? "?")
          .join(""),
      );
  }
  return lines.join("\n");
}

const glyphsIn = (shown: string): number[] =>
  [...shown.matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex = ""]) =>
    (hex.match(/.{4}/g) ?? []).map((digits) => Number.parseInt(digits, 16)),
  );
