/** Asks at most once in this time, and at most once at a time. A failure is not remembered. */
export function memoizeFor<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined;
  let askedAt = -Infinity;
  return () => {
    if (answer && performance.now() - askedAt < ms) return answer;
    askedAt = performance.now();
    answer = ask();
    answer.catch(() => (answer = undefined));
    return answer;
  };
}
