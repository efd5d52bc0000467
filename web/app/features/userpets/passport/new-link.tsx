import { Copy, ExternalLink, Share2 } from "lucide-react";
import { copyLink } from "../../../lib/copy-link.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";

/** The link, as long as the page is open. Phones offer to send it on. */
export function NewLink({ url, name }: { url: string; name: string }) {
  const canShare = typeof navigator.share === "function";
  return (
    <div className="mt-4 grid gap-3">
      <TextField
        label="Link to the passport"
        requiredMark="none"
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
        hint="Shown only once. Anyone who has it can read the passport."
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={Copy} onClick={() => void copyLink(url)}>
          Copy link
        </Button>
        {canShare && (
          <Button variant="secondary" icon={Share2} onClick={() => void share(url, name)}>
            Share
          </Button>
        )}
        <TextLink to={url} target="_blank" rel="noreferrer" className="inline-flex min-h-11 items-center gap-2">
          <ExternalLink className="size-4.5" />
          Open
        </TextLink>
      </div>
    </div>
  );
}

/** Whoever changes their mind has nothing to be told. */
const share = (url: string, name: string) =>
  navigator.share({ title: `Passport of ${name}`, url }).catch(() => undefined);
