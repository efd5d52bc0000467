import { createHash } from "node:crypto";

/** Somebody with an account at the stand-in. */
export interface Person {
  name: string;
  email: string;
  emailVerified: boolean;
}

/** Everybody who was ever chosen. The same address is the same person, also after a restart. */
export class PersonDirectory {
  private readonly persons = new Map<string, Person>();

  /** Gives back the subject the person is known by from now on. */
  register(person: Person): string {
    const subject = createHash("sha256").update(person.email.toLowerCase()).digest("hex").slice(0, 21);
    this.persons.set(subject, person);
    return subject;
  }

  find(subject: string): Person | undefined {
    return this.persons.get(subject);
  }
}
