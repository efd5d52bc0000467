import { QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { createQueryClient } from "./create-query-client.ts";

const queryKey = ["names"];

test.each([
  ["A read", true],
  ["A first read", false],
])("%s that began before a write never replaces what the write answered", async (_, hasData) => {
  const client = createQueryClient();
  let saved = ["Mochi"];
  const pending: { answer: () => void }[] = [];
  const read = () => {
    const names = saved;
    const { promise, resolve } = Promise.withResolvers<string[]>();
    pending.push({ answer: () => resolve(names) });
    return promise;
  };
  if (hasData) client.setQueryData(queryKey, saved);
  const observer = new QueryObserver(client, { queryKey, queryFn: read });
  const stop = observer.subscribe(() => undefined);
  expect(pending).toHaveLength(1);

  const options = {
    mutationFn: () => Promise.resolve((saved = ["Mochi", "Biscuit"])),
    onSuccess: (names: string[]) => client.setQueryData(queryKey, names),
  };
  await client.getMutationCache().build(client, options).execute(undefined);
  for (const { answer } of pending) answer();
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(observer.getCurrentResult().data).toEqual(["Mochi", "Biscuit"]);
  stop();
  client.clear();
});
