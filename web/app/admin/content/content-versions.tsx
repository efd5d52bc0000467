import type { ContentKey, ContentSection } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { useId } from "react";
import { formatDateTime } from "../../lib/dates.ts";
import { Button } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { RetryBanner } from "../../ui/retry-banner.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useStaffChanges } from "../lib/use-staff-changes.ts";
import { PublicContent } from "./content-preview.tsx";
import { contentVersionsQuery } from "./queries.ts";
import type { ContentEditor } from "./use-content-editor.ts";

export function ContentVersions<Key extends ContentKey>({ editor }: { editor: ContentEditor<Key> }) {
  const titleId = useId();
  const query = contentVersionsQuery(editor.contentKey);
  const { data, isLoadingError, refetch } = useQuery(query);
  useStaffChanges(["shop_content"], query.queryKey);
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-base">
        Versions
      </h2>
      {data?.map((version) => (
        <Version key={version.version} version={version as ContentSection<Key>} editor={editor} />
      ))}
      {isLoadingError && <RetryBanner text="The versions could not be loaded." onRetry={() => void refetch()} />}
      {!data && !isLoadingError && <Skeleton className="mt-2 h-24 rounded-small" />}
    </section>
  );
}

interface VersionProps<Key extends ContentKey> {
  version: ContentSection<Key>;
  editor: ContentEditor<Key>;
}

function Version<Key extends ContentKey>({ version, editor }: VersionProps<Key>) {
  const { contentKey, content, save, isSaving } = editor;
  const newest = content[contentKey].version;
  const isNewest = version.version === newest;
  return (
    <Disclosure summary={describeVersion(version, isNewest)}>
      <PublicContent contentKey={contentKey} value={version.value} content={content} />
      {!isNewest && (
        <Button
          variant="secondary"
          size="small"
          icon={RotateCcw}
          className="mt-4"
          busy={isSaving}
          onClick={() =>
            save({
              version: newest,
              value: version.value,
              restoredVersion: version.version,
            })
          }
        >
          Restore version {version.version}
        </Button>
      )}
    </Disclosure>
  );
}

const describeVersion = ({ version, updated_at: at, updated_by: by }: ContentSection, isNewest: boolean): string =>
  `${version} · ${by ?? "First value"} · ${formatDateTime(at)}${isNewest ? " · public now" : ""}`;
