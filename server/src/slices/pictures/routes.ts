import type { pictures } from "@pawhaven/contract";
import type { Handlers } from "../../platform/http/mount.ts";
import type { PictureStore } from "../../platform/pictures/picture-store.ts";
import { uploadPicture } from "./upload-picture.ts";

export const picturesRoutes = (store: PictureStore): Handlers<typeof pictures> => ({
  uploadPicture: ({ caller, body, file }) => uploadPicture(store, caller, body.folder, file),
});
