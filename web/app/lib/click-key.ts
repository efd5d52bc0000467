/** The key of one click: the same while the same content is sent again, so that a lost reply cannot do it twice. */
export function createClickKey(): (content: unknown) => string {
  let last = { content: "", key: "" };
  return (content) => {
    const text = JSON.stringify(content);
    if (text !== last.content) last = { content: text, key: randomKey() };
    return last.key;
  };
}

/** `crypto.randomUUID` needs a secure context, which a shop served over plain HTTP does not have. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
