export const contactSubjects = ["General Inquiry", "Technical Issue", "Custom Request", "Emergency", "Others"] as const;

export const maxMessageLength = 5000;
