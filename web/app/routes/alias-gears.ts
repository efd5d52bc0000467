import { redirect } from "react-router";
import * as paths from "../lib/paths.ts";
import type { Route } from "./+types/alias-gears";

export const loader = ({ params }: Route.LoaderArgs) => redirect(paths.gear(encodeURIComponent(params.id)), 301);
