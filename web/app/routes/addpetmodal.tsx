import { useNavigate } from "react-router";
import { emptyPet } from "../features/userpets/pet-fields.ts";
import { PetForm } from "../features/userpets/pet-form.tsx";
import { useAddPet } from "../features/userpets/use-add-pet.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { siteOf } from "../lib/site.ts";
import { useRequiredSession } from "../lib/use-required-session.ts";
import type { Route } from "./+types/addpetmodal";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteOf(matches), { title: "Add Pet", description: "Add a pet.", path: "/addpetmodal", hidden: true });

export default function AddPetPage() {
  useRequiredSession();
  const navigate = useNavigate();
  const add = useAddPet(() => void navigate("/mypets", { state: { added: true } }));
  return (
    <>
      <h1 className="text-heading">Add Pet</h1>
      <p className="mt-2 text-ink-soft">Tell us who they are. Only the name, species and breed have to be known.</p>
      <div className="mt-6 max-w-2xl rounded-card bg-surface p-6 shadow-card sm:p-10">
        <PetForm mode="add" initial={emptyPet} onSave={add} onCancel={() => void navigate("/mypets")} />
      </div>
    </>
  );
}
