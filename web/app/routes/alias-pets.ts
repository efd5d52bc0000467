import { redirect } from "react-router";
import * as paths from "../lib/paths.ts";
import type { Route } from "./+types/alias-pets";

export const loader = ({ params }: Route.LoaderArgs) =>
  redirect(params.id ? paths.pet(encodeURIComponent(params.id)) : paths.petShop, 301);
