const availableTag = "Available";

export const isAvailable = ({ tags }: { readonly tags: readonly string[] }): boolean => tags.includes(availableTag);

export const maxNoteLength = 500;

export const adoptionRequestStatuses = ["open", "approved", "declined", "withdrawn"] as const;
export type AdoptionRequestStatus = (typeof adoptionRequestStatuses)[number];
