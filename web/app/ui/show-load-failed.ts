import { toast } from "./toast.tsx";

/** For code that somebody asked for, by opening a dialog or pressing a button. */
export const showLoadFailed = () =>
  toast.error("This could not be loaded. Please check your connection and try again.", { id: "load-failed" });
