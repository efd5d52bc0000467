interface FailureNoteProps {
  text: string;
  /** The server's message where it helps, such as how many are left. */
  reason: string | undefined;
}

export const FailureNote = ({ text, reason }: FailureNoteProps) => (
  <>
    {text}
    {reason && <span className="block text-small font-normal text-ink-soft">{reason}</span>}
  </>
);
