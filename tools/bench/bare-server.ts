import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/** The reference: the least a Node server can do to send these bytes. Its arguments are files, each beside its headers. */
const responses = new Map(
  process.argv.slice(2).map((file, place) => {
    const headers = JSON.parse(readFileSync(`${file}.headers`, "utf8")) as Record<string, string>;
    return [`/${place}`, { headers, body: readFileSync(file) }];
  }),
);
createServer((request, response) => {
  const known = responses.get(request.url ?? "");
  if (!known) return response.writeHead(204).end();
  response.writeHead(200, known.headers).end(known.body);
}).listen(Number(process.env["PORT"]), "127.0.0.1");
