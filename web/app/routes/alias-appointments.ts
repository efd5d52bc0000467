import { redirect } from "react-router";
import * as paths from "../lib/paths.ts";

export const loader = () => redirect(paths.booking, 301);
