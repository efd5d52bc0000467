/** The tag that marks a pet that can be asked for. */
const availableTag = "Available";

export const isAvailable = ({ tags }: { readonly tags: readonly string[] }): boolean => tags.includes(availableTag);

export const noteLength = 500;

export const requestStatuses = ["open", "approved", "declined", "withdrawn"] as const;
export type RequestStatus = (typeof requestStatuses)[number];
