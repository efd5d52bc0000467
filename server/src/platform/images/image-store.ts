import type { ImageKind } from "@pawhaven/contract";

/** Stores users' images: in a folder on this server, or at an image host. */
export interface ImageStore {
  /** The folder of one user. The public id of each of the user's images starts with it. */
  folderOf(userId: number): string;
  /** Whether this store can have created the id. Any other could be a path traversal. */
  isValidId(publicId: string): boolean;
  urlOf(publicId: string): string;
  /** Saves an image that was uploaded to this server. Missing for an image host: browsers upload to it directly. */
  save?(folder: string, bytes: Buffer, kind: ImageKind): Promise<string>;
  remove(publicId: string): Promise<void>;
  /** Removes all images of one user, whether or not a profile shows them. */
  removeFolder(folder: string): Promise<void>;
  /** Deletes unused images saved before that moment. Missing for an image host, which does its own cleanup. */
  deleteUnused?(before: Date, findUsed: (publicIds: string[]) => Promise<Set<string>>): Promise<void>;
  /** Ends the processes that decode images. */
  close?(): void;
}

/** The same at every store: browsers name it when they upload. */
export const avatarFolder = (userId: number): string => `avatars/${userId}`;
