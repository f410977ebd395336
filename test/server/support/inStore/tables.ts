import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../server/db/database'

/** All rows of all tables as text, in a deterministic order. */
export async function dump(db: Db): Promise<string> {
  const parts: string[] = []
  for (const name of await tableNames(db)) {
    const rows = await rowsOf<{ row: string }>(db, sql`select t::text as row from ${sql.identifier(name)} t order by 1`)
    parts.push(name, ...rows.map(({ row }) => row))
  }
  return parts.join('\n')
}

/**
 * The tables that may have rows: their files are not empty. A statement that names the others, too, has each new connection read the definitions of
 * more than a hundred.
 */
const FILLED = sql`select relname from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0`

/**
 * Deletes all rows, so that each test of a file starts alike. Much faster than another database, and than `truncate`, which
 * recreates the files of all tables. It runs as superuser, without foreign key checks.
 */
export async function wipe(db: Db): Promise<void> {
  await db.execute(sql`do $$
    declare name text;
    begin
      set local session_replication_role = replica;
      for name in ${FILLED} loop execute format('delete from %I', name); end loop;
      perform setval(format('%I', sequencename)::regclass, start_value, false) from pg_sequences
        where schemaname = 'public' and last_value is not null;
    end $$`)
}

/** Copies all rows to another schema, for `copyRowsBack`. */
export async function storeRows(db: Db): Promise<void> {
  await db.execute(sql`do $$
    declare name text;
    begin
      create schema kept_rows;
      for name in ${FILLED} loop
        execute format('create table kept_rows.%1$I as table public.%1$I', name);
      end loop;
    end $$`)
}

/** Restores the copied rows, much faster than inserting them; false when there is no copy. */
export async function copyRowsBack(db: Db): Promise<boolean> {
  const [stored] = await rowsOf(db, sql`select from pg_namespace where nspname = 'kept_rows'`)
  if (!stored) return false
  await db.execute(sql`do $$
    declare name text;
    begin
      set local session_replication_role = replica;
      for name in select tablename from pg_tables where schemaname = 'kept_rows' loop
        execute format('insert into public.%1$I select * from kept_rows.%1$I', name);
      end loop;
    end $$`)
  return true
}

/** Names of the tables that have a foreign key to a table. */
export async function referringTo(db: Db, table: string): Promise<string[]> {
  const names = await rowsOf<{ name: string }>(
    db,
    sql`select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = ${table}::regclass order by 1`,
  )
  return names.map(({ name }) => name)
}

/**
 * The columns that name a user, as `table.column`: those with a foreign key to `users`, and those that are named like an owner
 * without one.
 */
export async function ownerColumns(db: Db): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select conrelid::regclass || '.' || attname as name from pg_constraint
      join pg_attribute on attrelid = conrelid and attnum = any (conkey)
      where contype = 'f' and confrelid = 'users'::regclass
      union select table_name || '.' || column_name from information_schema.columns
      where table_schema = 'public' and column_name ~ '^(.*_)?(user|owner|member|guest|customer|inviter|invitee)_id$'
      order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** The tables with columns that are named like pictures. */
export async function pictureTables(db: Db): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    sql`select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name ~ '(image|picture|photo|avatar|cutout)s?$|^cover$' order by 1`,
  )
  return rows.map(({ name }) => name)
}

async function tableNames(db: Db): Promise<string[]> {
  const tables = sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`
  return (await rowsOf<{ name: string }>(db, tables)).map(({ name }) => name)
}

/** The rows of a statement, for both engines. */
async function rowsOf<T>(db: Db, statement: SQL): Promise<T[]> {
  const { rows } = (await db.execute(statement)) as { rows: T[] }
  return rows
}
