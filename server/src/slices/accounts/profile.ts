import type { Profile, ProfileUpdate } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { PictureStore } from "../../platform/pictures/picture-store.ts";
import type { Caller } from "../../platform/sessions.ts";
import { updateUser, userById, type UserRow } from "./store.ts";
import { profileOnTheWire } from "./wire.ts";

export async function getProfile({ db }: Database, caller: Caller): Promise<Profile> {
  return profileOnTheWire(await ownRow(db, caller));
}

export async function updateProfile(
  database: Database,
  pictures: PictureStore,
  caller: Caller,
  given: ProfileUpdate,
): Promise<Profile> {
  const own = await ownRow(database.db, caller);
  refuseForeign(own, given);
  const { full_name: name, gender, date_of_birth: dateOfBirth, phone, address, city, country } = given;
  const avatar = avatarFrom(pictures, own, given);
  const values = { name, gender, dateOfBirth, phone, address, city, country, ...avatar };
  return profileOnTheWire(await changed(database, pictures, own, values));
}

/** Writes to the row; a picture that it named before and no longer names goes. */
async function changed(
  database: Database,
  pictures: PictureStore,
  own: UserRow,
  values: Parameters<typeof updateUser>[2],
): Promise<UserRow> {
  const row = await database.transaction((tx) => updateUser(tx, own.id, values));
  if (own.avatarPublicId && own.avatarPublicId !== row.avatarPublicId) await pictures.remove(own.avatarPublicId);
  return row;
}

/** A profile that claims to be somebody else's, or another address, is not taken. */
function refuseForeign(own: UserRow, { user_id: claimed, email }: ProfileUpdate): void {
  if (claimed !== undefined && claimed !== own.id) throw new Refusal("forbidden", "This is not your profile.");
  if (email !== undefined && email !== own.email)
    throw new Refusal("forbidden", "The e-mail address cannot be changed here.");
}

/** The picture is known by its id, which must lie in the customer's own folder; the address follows from it. */
function avatarFrom(
  pictures: PictureStore,
  own: UserRow,
  { avatar_public_id: given }: Pick<ProfileUpdate, "avatar_public_id">,
) {
  const { avatarUrl, avatarPublicId } = own;
  if (given === undefined || given === avatarPublicId) return { avatarUrl, avatarPublicId };
  if (given === null || given === "") return { avatarUrl: null, avatarPublicId: null };
  refuseForeignPicture(pictures, own.id, given);
  return { avatarUrl: pictures.addressOf(given), avatarPublicId: given };
}

/** One's own lie right in one's own folder; a further slash could lead out of it again. */
function refuseForeignPicture(pictures: PictureStore, userId: number, publicId: string): void {
  const folder = `${pictures.folderOf(userId)}/`;
  const isOwn = publicId.startsWith(folder) && !publicId.slice(folder.length).includes("/");
  if (!isOwn) throw new Refusal("forbidden", "This picture is not yours.");
}

/** Makes an uploaded picture the customer's own face. */
export async function setAvatar(
  database: Database,
  pictures: PictureStore,
  caller: Caller,
  given: Pick<ProfileUpdate, "avatar_public_id">,
): Promise<Profile> {
  const own = await ownRow(database.db, caller);
  return profileOnTheWire(await changed(database, pictures, own, avatarFrom(pictures, own, given)));
}

export async function deleteAvatar(
  database: Database,
  pictures: PictureStore,
  caller: Caller,
  publicId: string,
): Promise<{ message: string }> {
  refuseForeignPicture(pictures, caller.userId, publicId);
  const own = await ownRow(database.db, caller);
  if (own.avatarPublicId === publicId) {
    await database.transaction((tx) => updateUser(tx, own.id, { avatarUrl: null, avatarPublicId: null }));
  }
  await pictures.remove(publicId);
  return { message: "The picture is deleted." };
}

async function ownRow(db: Database["db"], { userId }: Caller): Promise<UserRow> {
  const row = await userById(db, userId);
  if (!row) throw new Refusal("unauthenticated", "Please sign in to continue.");
  return row;
}
