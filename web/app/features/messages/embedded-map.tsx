import * as paths from "../../lib/paths.ts";
import { useFullDocumentLoad } from "../../lib/use-full-document-load.ts";
import { classNames } from "../../ui/class-names.ts";

const size = "h-80 w-full sm:h-104";

export function EmbeddedMap({ url, shopName }: { url: string; shopName: string }) {
  const isAllowed = useFullDocumentLoad(paths.contact);
  // Not an empty frame: when a page is loaded again, Firefox shows in its frames what was in them before.
  if (!isAllowed) return <div className={classNames(size, "bg-sunken")} />;
  return (
    <iframe
      src={url}
      title={`Map of the streets around ${shopName}`}
      loading="lazy"
      referrerPolicy="no-referrer"
      // oxlint-disable-next-line react/iframe-missing-sandbox -- of another origin, which cannot reach out of it
      sandbox="allow-scripts allow-same-origin allow-popups"
      className={classNames(size, "block border-0 bg-sunken")}
    />
  );
}
