import { ApiError } from "../../platform/http/api-error.ts";

const fieldError = (code: "conflict" | "invalid", field: string, text: string) =>
  new ApiError(code, text, { errors: { [field]: [text] } });

export const threadNotFound = () => new ApiError("not_found", "There is no such conversation.");

export const attachmentNotFound = () => new ApiError("not_found", "There is no such file.");

export const threadEdited = () =>
  new ApiError("edited_meanwhile", "This conversation has changed meanwhile. Please look again.");

export const cannedAnswerNotFound = () => new ApiError("not_found", "There is no such canned answer.");

export const cannedAnswerEdited = () =>
  new ApiError("edited_meanwhile", "Somebody else has changed this canned answer meanwhile.");

export const titleTaken = () => fieldError("conflict", "title", "There is a canned answer with this title.");

export const orderNotFound = () => fieldError("invalid", "order_number", "There is no such order.");

export const assigneeNotFound = () => fieldError("invalid", "assignee_id", "This person does not work here.");

export const tooManyMails = () =>
  new ApiError("conflict", "This address has got as many mails as we send in a day. Please answer tomorrow.");
