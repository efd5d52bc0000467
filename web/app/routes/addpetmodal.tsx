import { useNavigate } from "react-router";
import { AddUserpetForm } from "../features/userpets/add-userpet-form.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import * as paths from "../lib/paths.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { useRequiredSession } from "../lib/use-required-session.ts";
import type { Route } from "./+types/addpetmodal";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), { title: "Add Pet", description: "Add a pet.", path: "/addpetmodal", noIndex: true });

export default function AddPetPage() {
  useRequiredSession();
  const navigate = useNavigate();
  return (
    <>
      <h1 className="text-heading">Add Pet</h1>
      <p className="mt-2 text-ink-soft">Tell us about your pet. Only the name, species and breed are required.</p>
      <div className="mt-6 max-w-2xl rounded-card bg-surface p-6 shadow-card sm:p-10">
        <AddUserpetForm
          onAdded={() => void navigate(paths.myPets, { state: { added: true } })}
          onCancel={() => void navigate(paths.myPets)}
        />
      </div>
    </>
  );
}
