import { hasPermission, type StaffRole, type StaffTopic, staffTopicPermissions, staffTopics } from "@pawhaven/contract";

/** What changes a role hears of: all that everybody does, and what its permissions include. */
export const topicsOf = (role: StaffRole): StaffTopic[] =>
  staffTopics.filter(
    (topic) => !(topic in staffTopicPermissions) || hasPermission(role, staffTopicPermissions[topic as never]),
  );
