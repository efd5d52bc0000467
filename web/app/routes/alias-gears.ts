import { redirect } from "react-router";
import type { Route } from "./+types/alias-gears";

export const loader = ({ params }: Route.LoaderArgs) => redirect(`/gear/${params.id}`, 301);
