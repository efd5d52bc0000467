import * as paths from "../../lib/paths.ts";
import { useFullDocumentLoad } from "../../lib/use-full-document-load.ts";

export function EmbeddedMap({ url, shopName }: { url: string; shopName: string }) {
  const isAllowed = useFullDocumentLoad(paths.contact);
  return (
    <iframe
      src={isAllowed ? url : undefined}
      title={`Map of the streets around ${shopName}`}
      loading="lazy"
      referrerPolicy="no-referrer"
      // oxlint-disable-next-line react/iframe-missing-sandbox -- of another origin, which cannot reach out of it
      sandbox="allow-scripts allow-same-origin allow-popups"
      className="block h-80 w-full border-0 bg-sunken sm:h-104"
    />
  );
}
