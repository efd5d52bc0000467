const definedPoints = new Set<string>();
let armedPoint: string | undefined;

/** Marks a place in the code where a test may kill the process. */
type FaultPoint<Name extends string> = (name: Name) => void;

/**
 * Declares the fault points of one module. The returned function takes only these names, so a misspelt one does not
 * compile. It does nothing unless a test armed that point; then the process dies at once, without any cleanup.
 */
export function defineFaultPoints<Name extends string>(names: readonly Name[]): FaultPoint<Name> {
  for (const name of names) definedPoints.add(name);
  return (name) => {
    if (name === armedPoint) process.kill(process.pid, "SIGKILL");
  };
}

/** For crash tests only. */
export function armFaultPoint(name: string): void {
  if (!definedPoints.has(name)) throw new Error(`There is no fault point “${name}”.`);
  armedPoint = name;
}
