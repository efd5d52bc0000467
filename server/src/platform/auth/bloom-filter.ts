import { hash } from "node:crypto";

/**
 * A set that may contain more than was added, but never less. Each text sets or asks for `hashCount` bits, whose
 * positions come from two halves of one hash (Kirsch and Mitzenmacher).
 */
export class BloomFilter {
  readonly bytes: Uint8Array;
  private readonly hashCount: number;

  constructor(bytes: Uint8Array, hashCount: number) {
    this.bytes = bytes;
    this.hashCount = hashCount;
  }

  add(text: string): void {
    for (const position of this.positionsOf(text)) {
      const index = position >>> 3;
      this.bytes[index] = (this.bytes[index] ?? 0) | (1 << (position & 7));
    }
  }

  has(text: string): boolean {
    return this.positionsOf(text).every(
      (position) => ((this.bytes[position >>> 3] ?? 0) & (1 << (position & 7))) !== 0,
    );
  }

  private positionsOf(text: string): number[] {
    const digest = hash("sha256", text, "buffer");
    const [first, step] = [digest.readUInt32LE(0), digest.readUInt32LE(4)];
    const bits = this.bytes.length * 8;
    return Array.from({ length: this.hashCount }, (_, index) => (first + index * step) % bits);
  }
}
