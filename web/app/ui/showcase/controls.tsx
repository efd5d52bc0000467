import { ActionControls } from "./controls-actions.tsx";
import { FeedbackControls } from "./controls-feedback.tsx";
import { FieldControls } from "./controls-fields.tsx";

/** Every control in every state. */
export const ControlsShowcase = () => (
  <>
    <ActionControls />
    <FieldControls />
    <FeedbackControls />
  </>
);
