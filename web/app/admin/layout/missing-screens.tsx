import { staffRoleNames } from "@pawhaven/contract";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { workplace } from "../lib/paths.ts";
import { useStaffSession } from "../lib/use-staff-session.ts";

const BackButton = () => <ButtonLink to={workplace}>Back to today's work</ButtonLink>;

export const NotFoundScreen = () => (
  <EmptyState
    isPage
    title="There is no such screen"
    text="The address may be mistyped, or the screen may have moved."
    action={<BackButton />}
  />
);

/** For an address that is not in the reader's menu. */
export function ForbiddenScreen({ title }: { title: string }) {
  const { staff } = useStaffSession();
  return (
    <EmptyState
      isPage
      title="Your role does not include this"
      text={`“${title}” is not part of the work of a ${staffRoleNames[staff.role].toLowerCase()}. The owner can change your role.`}
      action={<BackButton />}
    />
  );
}
