import type { UserpetDraft } from "@pawhaven/contract";
import { useForm } from "react-hook-form";
import { resolverFor, type UserpetFields } from "./userpet-fields.ts";

export const useUserpetForm = (mode: "add" | "edit", initial: UserpetFields) =>
  useForm<UserpetFields, unknown, UserpetDraft>({
    resolver: resolverFor(mode),
    defaultValues: initial,
    shouldFocusError: false,
  });
