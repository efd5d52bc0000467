import { ActionControls } from "./controls-actions.tsx";
import { FeedbackControls } from "./controls-feedback.tsx";
import { FieldControls } from "./controls-fields.tsx";

export const ControlsShowcase = () => (
  <>
    <ActionControls />
    <FieldControls />
    <FeedbackControls />
  </>
);
