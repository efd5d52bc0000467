import { normalizePhone, type Profile, type ProfileUpdate } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { assertOwnImage } from "../../platform/images/assert-own-image.ts";
import type { ImageStore } from "../../platform/images/image-store.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import { requireUser } from "./require-user.ts";
import { updateUser, type UserRow } from "./store.ts";
import { toProfileDto } from "./serialize.ts";

export async function getProfile({ db }: Database, caller: Caller): Promise<Profile> {
  return toProfileDto(await requireUser(db, caller));
}

export async function updateProfile(
  database: Database,
  imageStore: ImageStore,
  caller: Caller,
  given: ProfileUpdate,
): Promise<Profile> {
  const user = await requireUser(database.db, caller);
  assertOwnProfile(user, given);
  const { full_name: name, gender, date_of_birth: dateOfBirth, address, city, country } = given;
  const phone = normalizePhone(given.phone, country);
  const avatar = resolveAvatar(imageStore, user, given);
  const values = { name, gender, dateOfBirth, phone, address, city, country, ...avatar };
  return toProfileDto(await saveProfile(database, imageStore, user, values));
}

/** Deletes the previous avatar's file when the profile no longer refers to it. */
async function saveProfile(
  database: Database,
  imageStore: ImageStore,
  user: UserRow,
  values: Parameters<typeof updateUser>[2],
): Promise<UserRow> {
  const row = await database.transaction((tx) => updateUser(tx, user.id, values));
  if (user.avatarPublicId && user.avatarPublicId !== row.avatarPublicId) await imageStore.remove(user.avatarPublicId);
  return row;
}

/** Clients send the whole profile back; its user and email address must be unchanged. */
function assertOwnProfile(user: UserRow, { user_id: claimed, email }: ProfileUpdate): void {
  // mutant(profile.test.ts): a profile is changed by its own customer
  if (claimed !== undefined && claimed !== user.id) throw new ApiError("forbidden", "This is not your profile.");
  // mutant(profile.test.ts): a profile keeps its confirmed email address
  if (email !== undefined && email !== user.email)
    throw new ApiError("forbidden", "The email address cannot be changed here.");
}

/** Only the id is trusted, and it must be in the customer's own folder; the URL is derived from it. */
function resolveAvatar(
  imageStore: ImageStore,
  user: UserRow,
  { avatar_public_id: given }: Pick<ProfileUpdate, "avatar_public_id">,
) {
  const { avatarUrl, avatarPublicId } = user;
  if (given === undefined || given === avatarPublicId) return { avatarUrl, avatarPublicId };
  if (given === null || given === "") return { avatarUrl: null, avatarPublicId: null };
  assertOwnImage(imageStore, user.id, "avatar_public_id", given);
  return { avatarUrl: imageStore.urlOf(given), avatarPublicId: given };
}

export async function setAvatar(
  database: Database,
  imageStore: ImageStore,
  caller: Caller,
  given: Pick<ProfileUpdate, "avatar_public_id">,
): Promise<Profile> {
  const user = await requireUser(database.db, caller);
  return toProfileDto(await saveProfile(database, imageStore, user, resolveAvatar(imageStore, user, given)));
}

export async function deleteAvatar(
  database: Database,
  imageStore: ImageStore,
  caller: Caller,
  publicId: string,
): Promise<{ message: string }> {
  assertOwnImage(imageStore, caller.userId, "public_id", publicId);
  const user = await requireUser(database.db, caller);
  if (user.avatarPublicId === publicId) {
    await database.transaction((tx) => updateUser(tx, user.id, { avatarUrl: null, avatarPublicId: null }));
  }
  await imageStore.remove(publicId);
  return { message: "Your picture has been deleted." };
}
