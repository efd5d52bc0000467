import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { email, said } from "./shared.ts";

export const feedback = z.strictObject({
  name: z.string().trim().min(1, "Please enter your name.").max(100, "At most 100 characters."),
  email,
  message: z.string().trim().min(1, "Please enter a message.").max(5000, "At most 5000 characters."),
});
export type Feedback = z.output<typeof feedback>;

export const messages = {
  sendFeedback: endpoint({
    method: "POST",
    path: "/api/feedback",
    summary: "Tell the shop what you think",
    access: "anyone",
    body: feedback,
    reply: said,
    status: 201,
    errors: [],
    limit: { times: 10, perSeconds: 600 },
  }),
};
