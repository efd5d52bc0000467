import { zodResolver } from "@hookform/resolvers/zod";
import { type SavedView, savedViewChange, type SavedViewList } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { errorCode, formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { CheckboxField, TextField } from "../../ui/field.tsx";
import { Modal } from "../../ui/modal.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { differingFields, mergeVersions } from "../ui/differing-fields.ts";
import { EditConflict } from "../ui/edit-conflict.tsx";
import { savedViewsQuery } from "./queries.ts";

interface SavedViewDialogProps {
  list: SavedViewList;
  query: string;
  /** The view to change; a new one without it. */
  view: SavedView | undefined;
  onClose: () => void;
}

const fields = savedViewChange.pick({ name: true, is_shared: true });
interface Fields {
  name: string;
  is_shared: boolean;
}
const labels = { name: "Name", is_shared: "Shared" };

export function SavedViewDialog({ list, query, view, onClose }: SavedViewDialogProps) {
  const { register, handleSubmit, getValues, setError, formState } = useForm<Fields>({
    resolver: zodResolver(fields),
    defaultValues: { name: view?.name ?? "", is_shared: view?.is_shared ?? false },
  });
  const { save, remove, theirs, dismissConflict } = useSaveView({ list, query, view, onClose }, (error) =>
    showFieldErrors(error, setError),
  );
  const failure =
    errorCode(save.error) === "edited_meanwhile"
      ? undefined
      : formErrorMessage(save.error ?? remove.error, "The view could not be saved. Please try again.");
  if (theirs)
    return (
      <EditConflict
        fields={differingFields(labels, getValues(), theirs)}
        isSaving={save.isPending}
        onClose={dismissConflict}
        onResolve={(choice) => save.mutate({ ...mergeVersions(choice, getValues(), theirs), version: theirs.version })}
      />
    );
  return (
    <Modal open title={view ? "Edit view" : "Save view"} size="small" onClose={onClose} locked={save.isPending}>
      <form
        noValidate
        className="grid gap-4 text-small"
        onSubmit={(event) =>
          void handleSubmit((values) => save.mutate({ ...values, version: view?.version ?? 1 }))(event)
        }
      >
        {failure && <Banner tone="error">{failure}</Banner>}
        <TextField
          label="Name"
          required
          requiredMark="none"
          maxLength={60}
          error={formState.errors.name?.message}
          {...register("name")}
        />
        <CheckboxField label="Share with everybody who can see this list" {...register("is_shared")} />
        <div className="flex flex-wrap justify-end gap-2">
          {view && (
            <Button variant="secondary" size="small" busy={remove.isPending} onClick={() => remove.mutate()}>
              Delete view
            </Button>
          )}
          <Button type="submit" size="small" busy={save.isPending}>
            Save
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** Saves and deletes. When somebody changed the view in another tab, `theirs` is what it is now. */
function useSaveView({ list, query, view, onClose }: SavedViewDialogProps, onFieldErrors: (error: Error) => void) {
  const queryClient = useQueryClient();
  const [theirs, setTheirs] = useState<SavedView>();
  const refresh = () => queryClient.invalidateQueries(savedViewsQuery(list));
  const finish = async () => {
    await refresh();
    onClose();
  };
  const save = useStaffMutation({
    mutationFn: ({ name, is_shared, version }: Fields & { version: number }) =>
      view
        ? staffApi.updateSavedView({ params: { id: view.id }, body: { name, is_shared, query: view.query, version } })
        : staffApi.createSavedView({ body: { list, name, is_shared, query } }),
    onSuccess: finish,
    onError: async (error) => {
      onFieldErrors(error);
      if (errorCode(error) !== "edited_meanwhile") return;
      await refresh();
      setTheirs(queryClient.getQueryData(savedViewsQuery(list).queryKey)?.find(({ id }) => id === view?.id));
    },
  });
  const remove = useStaffMutation({
    mutationFn: () => staffApi.deleteSavedView({ params: { id: view?.id ?? 0 } }),
    onSuccess: finish,
  });
  return { save, remove, theirs, dismissConflict: () => setTheirs(undefined) };
}
