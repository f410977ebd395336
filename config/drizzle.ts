import { defineConfig } from 'drizzle-kit'

/** Configuration of `npm run db:generate`, which writes the SQL of schema changes into server/db/migrations. */
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './server/db/schema/**/*.ts',
  out: './server/db/migrations',
})
