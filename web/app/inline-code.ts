import script from "virtual:head-script";
import styles from "./app.css?inline";

/** Inlined into every page, and allowed by its content security policy. Nothing else that is inline may run. */
export const headScript = script;
export const pageStyles = styles;
