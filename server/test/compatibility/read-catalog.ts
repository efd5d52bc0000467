import type { PgClient } from "../support/pg-client.ts";

export interface Column {
  table: string;
  name: string;
  type: string;
  isNullable: boolean;
  /** An insert may omit it and gets a value that is not null. */
  isFilled: boolean;
  isGenerated: boolean;
}

/** A constraint or a unique index. */
export interface Rule {
  table: string;
  name: string;
  isUnique: boolean;
  definition: string;
  /** All columns of the table that it depends on. */
  columns: string[];
  /** Of a foreign key that forbids to delete a row it refers to. */
  keepsRowsOf: string | null;
}

/** What the statements of a version rely on. */
export interface Catalog {
  relations: { name: string; kind: string }[];
  columns: Column[];
  rules: Rule[];
  triggers: { table: string; name: string }[];
  functions: { name: string; result: string }[];
}

export async function readCatalog(client: PgClient): Promise<Catalog> {
  const rows = async <Row>(text: string) => (await client.query(text)).rows as Row[];
  return {
    relations: await rows(relations),
    columns: await rows(columns),
    rules: await rows(rules),
    triggers: await rows(triggers),
    functions: await rows(functions),
  };
}

const relations = `
  select relname as name, case relkind when 'S' then 'sequence' when 'v' then 'view' else 'table' end as kind
  from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S')`;

const columns = `
  select relname as table, attname as name, format_type(atttypid, atttypmod) as type, not attnotnull as "isNullable",
    atthasdef or attidentity <> '' as "isFilled", attgenerated <> '' as "isGenerated"
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') and attnum > 0 and not attisdropped`;

/** Not-null constraints, which newer servers list too, belong to the columns. */
const rules = `
  with rules as (
    select conrelid as relation, conname as name, contype in ('p', 'u', 'x') as is_unique, pg_get_constraintdef(oid) as definition,
      oid as constraint, nullif(conindid, 0) as index,
      case when contype = 'f' and confdeltype in ('a', 'r') then confrelid end as parent
    from pg_constraint where connamespace = 'public'::regnamespace and conrelid <> 0 and contype in ('c', 'f', 'p', 'u', 'x')
    union all
    select indrelid, indexrelid::regclass::text, true, pg_get_indexdef(indexrelid), null, indexrelid, null
    from pg_index where indisunique and indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
      and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
  )
  select relation::regclass::text as table, name, is_unique as "isUnique", definition, parent::regclass::text as "keepsRowsOf",
    array(
      select distinct attname::text from pg_depend join pg_attribute on attrelid = refobjid and attnum = refobjsubid
      where refclassid = 'pg_class'::regclass and refobjid = relation and (
        (classid = 'pg_constraint'::regclass and objid = rules.constraint)
        or (is_unique and classid = 'pg_class'::regclass and objid = rules.index))
    ) as columns
  from rules`;

const triggers = `
  select tgrelid::regclass::text as table, tgname as name
  from pg_trigger join pg_class on pg_class.oid = tgrelid where relnamespace = 'public'::regnamespace and not tgisinternal`;

/** Statements do not call functions of triggers and extensions. */
const functions = `
  select oid::regprocedure::text as name, pg_get_function_result(oid) as result
  from pg_proc where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`;
