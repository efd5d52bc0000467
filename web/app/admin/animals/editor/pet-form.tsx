import { EditForm, type EditFormProps } from "../../ui/edit-form.tsx";
import { Panel } from "../../ui/panel.tsx";
import { BasicFields } from "./basic-fields.tsx";
import { ChipField } from "./chip-field.tsx";
import { FactFields } from "./fact-fields.tsx";
import type { PetFields } from "./pet-fields.ts";
import { PetPictures } from "./pet-pictures.tsx";
import { FeeFields, StoryFields } from "./story-fields.tsx";

/** All that keepers write of an animal. Stage, place and records have forms of their own. */
export function PetForm({ petId, ...props }: EditFormProps<PetFields> & { petId: number }) {
  const { form } = props;
  return (
    <EditForm {...props}>
      <Panel title="Basics">
        <div className="grid gap-4">
          <BasicFields form={form} />
          <ChipField form={form} petId={petId} />
        </div>
      </Panel>
      <Panel title="Pictures">
        <PetPictures form={form} />
      </Panel>
      <Panel title="Story">
        <StoryFields form={form} />
      </Panel>
      <Panel title="Behaviour">
        <FactFields form={form} />
      </Panel>
      <Panel title="Fee and tags">
        <FeeFields form={form} />
      </Panel>
    </EditForm>
  );
}
