import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/** The reference: the least a Node server can do to send these bytes. Its arguments are files and their types in turn. */
const bodies = new Map<string, { body: Buffer; type: string }>();
const args = process.argv.slice(2);
for (let place = 0; place < args.length; place += 2) {
  bodies.set(`/${place / 2}`, { body: readFileSync(args[place] as string), type: args[place + 1] as string });
}
createServer((request, response) => {
  const known = bodies.get(request.url ?? "");
  if (!known) return response.writeHead(204).end();
  response.writeHead(200, { "content-type": known.type, "content-length": known.body.length });
  response.end(known.body);
}).listen(Number(process.env["PORT"]), "127.0.0.1");
