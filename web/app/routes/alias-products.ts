import { redirect } from "react-router";
import type { Route } from "./+types/alias-products";

export const loader = ({ params }: Route.LoaderArgs) => redirect(params.id ? `/gear/${params.id}` : "/gearshop", 301);
