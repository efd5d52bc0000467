import type { clinicStaffEndpoints } from "@pawhaven/contract";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import { savePicture } from "../../platform/images/staff-pictures.ts";
import { type BlockContext, createBlocks, deleteBlock, updateBlock } from "./blocks/block-time.ts";
import { listBlocks } from "./blocks/list-blocks.ts";
import { listVisitsToCall } from "./blocks/list-visits-to-call.ts";
import { createResource, updateResource } from "./resources/change-resource.ts";
import { listResources } from "./resources/list-resources.ts";
import { orderResources } from "./resources/order-resources.ts";
import { createService, type ServiceContext, updateService } from "./services/change-service.ts";
import { listServicesForStaff } from "./services/list-services-for-staff.ts";
import { orderServices } from "./services/order-services.ts";

export const clinicStaffRoutes = (context: BlockContext & ServiceContext): Handlers<typeof clinicStaffEndpoints> => {
  const { database } = context;
  return {
    listResources: () => listResources(database.db),
    createResource: ({ caller, body }) => createResource(database, caller, body),
    updateResource: ({ caller, params, body }) => updateResource(database, caller, params.id, body),
    orderResources: ({ caller, body }) => orderResources(database, caller, body.ids),
    listServicesForStaff: () => listServicesForStaff(database.db),
    createService: ({ caller, body }) => createService(context, caller, body),
    updateService: ({ caller, params, body }) => updateService(context, caller, params.id, body),
    uploadServiceImage: ({ caller, body, file }) => savePicture(context.serviceImages, caller, body, file),
    orderServices: ({ caller, body }) => orderServices(database, caller, body.ids),
    listBlocks: () => listBlocks(database.db, new Date()),
    createBlocks: ({ caller, body }) => createBlocks(context, caller, body, new Date()),
    updateBlock: ({ caller, params, body }) => updateBlock(context, caller, params.id, body, new Date()),
    deleteBlock: ({ caller, params }) => deleteBlock(context, caller, params.id),
    listVisitsToCall: () => listVisitsToCall(database.db, new Date()),
  };
};
