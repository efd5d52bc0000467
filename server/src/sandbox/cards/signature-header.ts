export const signatureHeader = "sandbox-signature";
