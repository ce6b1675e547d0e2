import { sql } from 'drizzle-orm'
import type { Database } from '../entities/schema/database-handle'

export interface SeededBooks {
  count: number
  domainId: number
  userId: number
  visibility: 'public' | 'domain' | 'private'
  /** Private books stay unpublished. */
  isPublished: boolean
}

/**
 * Inserts books without chapters, newest first. Titles: `Book 17 of the Silent Lighthouse`, every 1000th with `Zürich`.
 * Every 500th publication is in Spanish.
 */
export async function seedBooks(database: Database, { count, domainId, userId, ...more }: SeededBooks): Promise<void> {
  const revision = more.isPublished ? sql`1` : sql`null::integer`
  await database.transaction(async (transaction) => {
    // Foreign keys are true by construction, and to check each row would take most of the time.
    await transaction.execute(sql`set local session_replication_role = replica`)
    await transaction.execute(sql`
      with made as (
        insert into books (domain_id, title, description, visibility, published_revision, open_copy_revision, updated_at)
        select ${domainId}, 'Book ' || number || ' of the ' || (array['Northern', 'Silent', 'Golden', 'Hidden'])[1 + number % 4]
            || (case when number % 1000 = 0 then ' Zürich' else '' end) || ' Lighthouse',
          'A story of ' || translate(md5(number::text), '0123456789', 'ghijklmnop'), ${more.visibility}, ${revision}, ${revision},
          now() - number * interval '1 second'
        from generate_series(1, ${count}::int) as number returning id, title, description
      ), authored as (
        insert into book_authors (book_id, user_id) select id, ${userId} from made
      )
      insert into publications (book_id, revision, object_key, content_hash, summary)
      select id, 1, 'published/' || id || '/1.json', md5(id::text), json_build_object('title', title, 'description', description,
        'themeData', json_build_object(), 'languages', json_build_array(case when id % 500 = 0 then 'es' else 'en' end),
        'pageCount', 10, 'durationSeconds', 60, 'coverKey', null)
      from made where ${more.isPublished}`)
  })
  await database.execute(sql`analyze books, book_authors, publications`)
}
