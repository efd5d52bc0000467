/** The tag names of all elements of a page, in order. */
export const elementsIn = (html: string): string[] =>
  Array.from(html.matchAll(/<([a-z][^\s/>]*)/gi), ([, name = ""]) => name.toLowerCase());
