/** Three hundred files, which only those who use a passkey need. */
export async function loadWebAuthn() {
  const [server, helpers] = await Promise.all([
    import("@simplewebauthn/server"),
    import("@simplewebauthn/server/helpers"),
  ]);
  return { ...server, ...helpers };
}
