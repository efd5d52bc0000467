import { redirect } from "react-router";
import * as paths from "../lib/paths.ts";
import type { Route } from "./+types/alias-products";

export const loader = ({ params }: Route.LoaderArgs) =>
  redirect(params.id ? paths.gear(encodeURIComponent(params.id)) : paths.gearShop, 301);
