interface Pattern {
  path: string;
}

interface Match<Screen> {
  screen: Screen;
  params: Record<string, string>;
}

const segmentsOf = (path: string) => path.split("/").filter(Boolean);

/** The screen for an address under /admin; one without placeholders comes first. Like all paths, whatever the case. */
export function matchScreen<Screen extends Pattern>(
  screens: readonly Screen[],
  pathname: string,
): Match<Screen> | undefined {
  const segments = segmentsOf(pathname).slice(1).map(decodeSegment);
  const matches = screens.flatMap((screen) => {
    const params = matchSegments(segmentsOf(screen.path), segments);
    return params ? [{ screen, params }] : [];
  });
  return matches.sort((one, other) => Object.keys(one.params).length - Object.keys(other.params).length)[0];
}

function matchSegments(pattern: string[], segments: string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? "";
    if (part.startsWith(":")) params[part.slice(1)] = segment;
    else if (part !== segment.toLowerCase()) return undefined;
  }
  return params;
}

/** A URL typed by hand may contain a malformed escape. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
