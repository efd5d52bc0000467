import type { LegalPage } from "@pawhaven/contract";
import { useShopDay } from "./use-shop-day.ts";
import { Banner } from "../../ui/banner.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { TextLink } from "../../ui/text-link.tsx";

interface LegalVersionsProps {
  page: LegalPage;
  path: string;
}

/** From when on the text applies, or that it no longer does. */
export function LegalValidity({ page: { version, since, versions }, path }: LegalVersionsProps) {
  const day = useShopDay();
  const newest = versions[0];
  if (version === newest?.version) return <p className="mt-2 text-ink-soft">Applies since {day(since)}.</p>;
  const successor = versions.findLast((other) => other.version > version);
  return (
    <Banner tone="info" className="mt-4">
      This is an earlier version. It applied from {day(since)}
      {successor && ` to ${day(successor.since)}`}. <TextLink to={path}>Read the one that applies now</TextLink>
    </Banner>
  );
}

export function EarlierVersions({ page: { version, versions }, path }: LegalVersionsProps) {
  const day = useShopDay();
  const [newest, ...earlier] = versions;
  if (earlier.length === 0) return null;
  return (
    <Disclosure summary="Earlier versions" className="mt-10">
      <ul className="grid gap-1">
        {earlier.map((other) => (
          <li key={other.version}>
            {other.version === version ? (
              <span aria-current="page">Version of {day(other.since)}, shown now</span>
            ) : (
              <TextLink to={`${path}?version=${other.version}`}>Version of {day(other.since)}</TextLink>
            )}
          </li>
        ))}
        {newest && version !== newest.version && (
          <li>
            <TextLink to={path}>Version of {day(newest.since)}, which applies now</TextLink>
          </li>
        )}
      </ul>
    </Disclosure>
  );
}
