import { sql } from "drizzle-orm";
import { attemptCounter } from "../auth/rate-limiter.ts";
import type { Tx } from "../db/database.ts";
import { type MailLimits, mailboxKey } from "./mail-limits.ts";

interface RenderedMail {
  subject: string;
  bodyText: string;
  bodyHtml: string;
}

export interface NewMail {
  to: string;
  userId: number | null;
  replyTo: string | null;
  merge: { about: string; kind: string } | null;
  attachment: string | null;
  expiresInSeconds: number | null;
  unsubscribeUrl: string | null;
  /** The shop itself is proven, and has no limit. */
  isToShop: boolean;
  full: RenderedMail;
  neutral: RenderedMail;
}

const daySeconds = 24 * 60 * 60;

/** How long a mail waits after one of its kind about the same thing was sent, so that a burst of changes makes two mails at most. */
const mergeSeconds = 5 * 60;

/**
 * Replaces unsent mails that it makes obsolete, counts the mail unless it replaced one, and inserts it unless its
 * recipient has got too many. Returns whether it was inserted. One statement, because it often runs while an order holds
 * the locks of its gears.
 */
export async function insertMail(tx: Tx, mail: NewMail, limits: MailLimits): Promise<boolean> {
  const isReplacing = sql`exists (select from replaced)`;
  const version = (field: keyof RenderedMail) =>
    sql`case when proven.yes then ${mail.full[field]}::text else ${mail.neutral[field]}::text end`;
  const inserted = await tx.execute(sql`
    with proven as (select ${isProven(mail)} as yes),
    replaced as (
      delete from mail_outbox where ${isAboutTheSame(mail)} and sent_at is null and ${isObsolete(mail)} returning attempts
    ),
    counted as (
      ${attemptCounter(mailboxKey(mail.to), daySeconds, sql`not ${mail.isToShop}::boolean and not ${isReplacing}`)}
    )
    insert into mail_outbox
      (recipient, user_id, reply_to, about, kind, unsubscribe_url, expires_at, next_attempt_at, subject, body_text, body_html,
        attachment)
    select ${mail.to}::text, ${mail.userId}::integer, ${mail.replyTo}::text, ${mail.merge?.about ?? null}::text, ${mail.merge?.kind ?? null}::text,
      ${mail.unsubscribeUrl}::text,
      now() + make_interval(secs => ${mail.expiresInSeconds}::integer), ${dueAt(mail)},
      ${version("subject")}, ${version("bodyText")}, ${version("bodyHtml")},
      case when proven.yes then ${mail.attachment}::text end -- mutant(../../slices/orders/invoices/invoices.test.ts): an address that nobody has proven gets no invoice
    from proven left join counted on true
    where coalesce(counted.count, 0) <= case when proven.yes then ${limits.provenPerDay}::float else ${limits.unprovenPerDay}::float end -- mutant(mail-limits.test.ts): a recipient gets a limited number of mails a day
    returning id`);
  return inserted.length > 0;
}

/** Whether it goes to the customer's own confirmed address, or to one that was confirmed for this customer. */
const isProven = ({ to, userId, isToShop }: NewMail) => sql`
  ${isToShop}::boolean
  or exists (select from users where id = ${userId}::integer and lower(email) = ${to.toLowerCase()}
    and email_confirmed_at is not null -- mutant(mail-limits.test.ts): an account's address is proven when it was confirmed
  )
  or exists (select from contact_addresses where user_id = ${userId}::integer and email = ${to.toLowerCase()}
    and confirmed_at is not null -- mutant(mail-limits.test.ts): a contact address is proven when it was confirmed
  )`;

const isAboutTheSame = ({ to, merge }: NewMail) => sql`about = ${merge?.about ?? null}::text and recipient = ${to}`;
const isSameKind = ({ merge }: NewMail) => sql`kind = ${merge?.kind ?? null}::text`;

/** A mail of another kind that was delayed would arrive after this one and tell what is no longer true. */
const isObsolete = (mail: NewMail) => sql`(${isSameKind(mail)} or (attempts = 0 and next_attempt_at > now()))`;

/** A replaced mail with attempts may be on its way, so it counts as sent just now. `greatest` ignores null. */
const dueAt = (mail: NewMail) => sql`
  greatest(now(), make_interval(secs => ${mergeSeconds}) + case
    when exists (select from replaced where attempts > 0) then now()
    else (select max(sent_at) from mail_outbox where ${isAboutTheSame(mail)} and ${isSameKind(mail)})
  end)`;
