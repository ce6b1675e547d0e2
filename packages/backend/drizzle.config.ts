import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/entities/schema/index.ts',
  out: './migrations',
  casing: 'snake_case',
})
