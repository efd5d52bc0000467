import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/** The reference: the least a Node server can do to send these bytes. */
const [file = "", type = ""] = process.argv.slice(2);
const body = readFileSync(file);
createServer((_, response) => {
  response.writeHead(200, { "content-type": type, "content-length": body.length });
  response.end(body);
}).listen(Number(process.env["PORT"]), "127.0.0.1");
