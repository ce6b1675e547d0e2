import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Collations by language, which a migration creates. They compare numbers by their value. */
const collations = { en: sql.raw('"title_en"'), es: sql.raw('"title_es"') }

/** SQL expression: the start of a title, sorted by the alphabet of a language. Indexes have a limit of length. */
export function sortedTitle(title: SQL | PgColumn, locale: keyof typeof collations): SQL {
  return sql`(left(${title}, 200) collate ${collations[locale]})`
}

/** SQL expression: the title of a publication, which readers see. */
export function titleOf(publication: Record<'summary', PgColumn>): SQL {
  return sql`(${publication.summary} ->> 'title')`
}
