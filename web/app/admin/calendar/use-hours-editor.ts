import { zodResolver } from "@hookform/resolvers/zod";
import { type Day, type OpenSpan, resourceChange, type StaffResource } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { Resolver } from "react-hook-form";
import { clinicKey, resourcesQuery } from "../clinic/queries.ts";
import { hoursOn, withHoursOn } from "../clinic/resources/hours-of-day.ts";
import { useEditor } from "../lib/use-editor.ts";
import { staffApi } from "../lib/staff-api.ts";

/** Null: as on every other day like it. */
export interface HoursFields {
  spans: OpenSpan[] | null;
}

const fields = resourceChange.shape.exceptions.element.pick({ spans: true });

interface HoursEditorOptions {
  resource: StaffResource;
  date: Day;
  opening: OpenSpan[];
  onSaved: () => void;
}

/** Saves the hours of one day with everything else as it was last read; if that is old, the server says so. */
export function useHoursEditor({ resource, date, opening, onSaved }: HoursEditorOptions) {
  const client = useQueryClient();
  const { id } = resource;
  const toDraft = useCallback(
    (saved: StaffResource): HoursFields => ({ spans: hoursOn(saved, date, opening) }),
    [date, opening],
  );
  const newest = () => client.getQueryData(resourcesQuery.queryKey)?.find((each) => each.id === id) ?? resource;
  const editor = useEditor({
    saved: resource,
    toDraft,
    resolver: zodResolver(fields) as Resolver<HoursFields>,
    send: ({ spans }, version) =>
      staffApi.updateResource({ params: { id }, body: { ...withHoursOn(newest(), date, spans), version } }),
    fetchNewest: async () => (await client.fetchQuery(resourcesQuery)).find((each) => each.id === id),
    queryKey: clinicKey,
    onSaved,
  });
  return { ...editor, toDraft };
}
