/** The message in which a page of a first visit tells the worker what it has loaded without it. */
export interface AlreadyLoaded {
  page?: string;
  resources: string[];
}
