import { type ComponentType, createContext, lazy, useCallback, useContext, useReducer } from "react";
import { ErrorState } from "./empty-state.tsx";
import { loadAgain, loadInTime, loadLimitMs } from "./load-in-time.ts";

type Loader<Props> = () => Promise<{ default: ComponentType<Props> }>;

const Retry = createContext(() => {});

/**
 * A part of a page whose code is loaded when it is first shown. If that fails or takes longer than two minutes, it says so
 * in its place and can be tried again. Needs a Suspense around it.
 */
export function lazyPart<Props extends object>(load: Loader<Props>, limitMs = loadLimitMs): ComponentType<Props> {
  const lazyWith = (attempt: typeof loadInTime): ComponentType<Props> =>
    lazy(() => attempt(load, limitMs).catch(() => ({ default: LoadFailed })));
  let Loaded = lazyWith(loadInTime);
  return function LazyPart(props) {
    const [, renderAgain] = useReducer((attempts: number) => attempts + 1, 0);
    const retry = useCallback(() => {
      Loaded = lazyWith(loadAgain);
      renderAgain();
    }, []);
    return (
      <Retry value={retry}>
        <Loaded {...props} />
      </Retry>
    );
  };
}

const LoadFailed = () => (
  <ErrorState
    text="This could not be loaded. Please check your connection and try again."
    onRetry={useContext(Retry)}
  />
);
