import { createHash } from "node:crypto";

/** A user of the OpenID sandbox. */
export interface Person {
  name: string;
  email: string;
  emailVerified: boolean;
}

/** Everyone who has signed in. The subject is derived from the email address, so it survives restarts. */
export class PersonDirectory {
  private readonly persons = new Map<string, Person>();

  /** Returns the person's subject. */
  register(person: Person): string {
    const subject = createHash("sha256").update(person.email.toLowerCase()).digest("hex").slice(0, 21);
    this.persons.set(subject, person);
    return subject;
  }

  find(subject: string): Person | undefined {
    return this.persons.get(subject);
  }
}
