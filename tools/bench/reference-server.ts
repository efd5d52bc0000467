import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/** The least a Node server can do to send the same bytes. Its arguments are files, each with a file of headers. */
const responses = new Map(
  process.argv.slice(2).map((file, index) => {
    const headers = JSON.parse(readFileSync(`${file}.headers`, "utf8")) as Record<string, string>;
    return [`/${index}`, { headers, body: readFileSync(file) }];
  }),
);
createServer((request, response) => {
  const captured = responses.get(request.url ?? "");
  if (!captured) return response.writeHead(204).end();
  response.writeHead(200, captured.headers).end(captured.body);
}).listen(Number(process.env["PORT"]), "127.0.0.1");
