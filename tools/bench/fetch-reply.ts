/** Node adds these by itself. */
const hopByHopHeaders = new Set(["connection", "date", "keep-alive", "transfer-encoding"]);

/** What a plain server has to send to send the same. */
export interface Reply {
  headers: Record<string, string>;
  body: Buffer;
}

export async function fetchReply(url: string, headers: Record<string, string> = {}): Promise<Reply> {
  const response = await fetch(url, { headers: { "accept-encoding": "identity", ...headers } });
  if (!response.ok) throw new Error(`${url} failed with ${response.status}.`);
  const body = Buffer.from(await response.arrayBuffer());
  const sent = Object.fromEntries([...response.headers].filter(([name]) => !hopByHopHeaders.has(name)));
  return { headers: { ...sent, "content-length": String(body.length) }, body };
}
