import type { petsStaffEndpoints } from "@pawhaven/contract";
import type { Handlers } from "../../../platform/http/mount-endpoints.ts";
import type { ShelterContext } from "../shelter-context.ts";
import { findChip } from "./find-chip.ts";
import { getPetAsStaff } from "./get-pet-as-staff.ts";
import { exportDueCare, listDueCare } from "./list-due-care.ts";
import { exportPets, listPetsAsStaff } from "./list-pets-as-staff.ts";
import { uploadPetImage } from "./pet-images.ts";
import { recordPetOutcome } from "./record-outcome.ts";
import { recordPetCare, voidPetCare } from "./record-pet-care.ts";
import { exportStays, getStayReport } from "./stay-report.ts";
import { takeInPet, takeInPetAgain } from "./take-in-pet.ts";
import { changePetStage, movePet, publishPet, updatePet } from "./update-pet.ts";
import { todayAt } from "../../../platform/days.ts";

export function animalsRoutes(context: ShelterContext): Handlers<typeof petsStaffEndpoints> {
  const { database, petImages, shopIdentity } = context;
  const today = () => todayAt(shopIdentity.shop, new Date());
  return {
    listPetsAsStaff: ({ query }) => listPetsAsStaff(database.db, query, today()),
    exportPets: ({ caller, query }) => exportPets(database, caller, query, today()),
    getPetAsStaff: ({ params }) => getPetAsStaff(database.db, params.id, today()),
    takeInPet: ({ caller, body, idempotencyKey }) => takeInPet(context, caller, body, idempotencyKey, new Date()),
    takeInPetAgain: ({ caller, params, body }) => takeInPetAgain(context, caller, params.id, body, new Date()),
    updatePet: ({ caller, params, body }) => updatePet(context, caller, params.id, body, new Date()),
    changePetStage: ({ caller, params, body }) => changePetStage(context, caller, params.id, body, new Date()),
    publishPet: ({ caller, params, body }) => publishPet(context, caller, params.id, body, new Date()),
    movePet: ({ caller, params, body }) => movePet(context, caller, params.id, body, new Date()),
    recordPetOutcome: ({ caller, params, body }) => recordPetOutcome(context, caller, params.id, body, new Date()),
    recordPetCare: ({ caller, params, body }) => recordPetCare(context, caller, params.id, body, new Date()),
    voidPetCare: ({ caller, params }) => voidPetCare(context, caller, params.id, params.recordId, new Date()),
    listDueCare: ({ query }) => listDueCare(database.db, query.days, today()),
    exportDueCare: ({ caller, query }) => exportDueCare(database, caller, query.days, today()),
    findChip: ({ params }) => findChip(database.db, params.chip),
    uploadPetImage: ({ caller, body, file }) => uploadPetImage(petImages, caller, body, file),
    getStayReport: ({ query }) => getStayReport(database.db, query, today()),
    exportStays: ({ caller, query }) => exportStays(database, caller, query, today()),
  };
}
