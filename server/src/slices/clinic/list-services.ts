import type { Service } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { listPeople, offers } from "./people.ts";
import { onlineServices } from "./store.ts";

export async function listServices(db: Db): Promise<Service[]> {
  const [services, people] = await Promise.all([onlineServices(db), listPeople(db)]);
  return services.map((service) => ({
    id: service.id,
    name: service.name,
    description: service.description,
    minutes: service.minutes,
    price_cents: service.priceCents,
    species: service.species,
    confirms_itself: service.confirmsItself,
    change_hours: service.changeHours,
    intake_questions: service.intakeQuestions,
    image: service.image,
    people: people.filter((person) => offers(person, service)).map(({ id, kind, name }) => ({ id, kind, name })),
  }));
}
