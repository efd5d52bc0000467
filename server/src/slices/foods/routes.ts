import type { foodsEndpoints } from "@pawhaven/contract";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import { declineFood } from "./decline-food.ts";
import type { FoodContext } from "./food-context.ts";
import { listFoods } from "./list-foods.ts";
import { pauseFood } from "./pause-food.ts";
import { planFood } from "./plan-food.ts";
import { refillCart } from "./refill-cart.ts";
import { skipFoodReminder } from "./skip-food-reminder.ts";
import { stopFood } from "./stop-food.ts";

export const foodsRoutes = (context: FoodContext): Handlers<typeof foodsEndpoints> => ({
  listFoods: ({ caller }) => listFoods(context, caller, new Date()),
  planFood: ({ caller, params, body }) => planFood(context, caller, params.gearId, body, new Date()),
  pauseFood: ({ caller, params, body }) => pauseFood(context, caller, params, body.is_paused, new Date()),
  stopFood: ({ caller, params }) => stopFood(context, caller, params, new Date()),
  skipFoodReminder: ({ caller, params }) => skipFoodReminder(context, caller, params.gearId, new Date()),
  declineFood: ({ caller, params }) => declineFood(context, caller, params.gearId, new Date()),
  refillCart: ({ caller, body }) => refillCart(context, caller, body.gear_ids),
});
