/** The names of all elements of a page, in order, as far as a parser would find their beginnings. */
export const elementsIn = (html: string): string[] =>
  Array.from(html.matchAll(/<([a-z][^\s/>]*)/gi), ([, name = ""]) => name.toLowerCase());
