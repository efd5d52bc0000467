/** Nobody on the staff recorded it. */
export const ownerAsAuthor = { source: "owner", recordedBy: null } as const;
