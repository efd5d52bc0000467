import { redirect } from "react-router";
import type { Route } from "./+types/alias-pets";

export const loader = ({ params }: Route.LoaderArgs) => redirect(params.id ? `/pet/${params.id}` : "/petshop", 301);
