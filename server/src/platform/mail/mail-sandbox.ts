/** Where answers go, and are written, as long as nobody receives mail for the shop. */
export const mailSandbox = { domain: "reply.localhost", answerPath: "/stand-in/mail/answer" };
