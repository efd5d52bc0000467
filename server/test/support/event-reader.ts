/** Collects the server-sent events of a stream. */
export class EventReader {
  text = "";
  readonly ended: Promise<void>;

  constructor(body: ReadableStream<Uint8Array>) {
    this.ended = this.read(body);
  }

  get topics(): string[] {
    return Array.from(this.text.matchAll(/^event: change\ndata: (.+)$/gm), ([, data = ""]) => {
      const { topic } = JSON.parse(data) as { topic: string };
      return topic;
    });
  }

  private async read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    for await (const chunk of body) this.text += decoder.decode(chunk, { stream: true });
  }
}
