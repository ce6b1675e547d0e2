import type { Client } from 'pg'

/** Inserts unpublished books of the first author, with as many pages each as given. */
export async function seedBooksOfPages(client: Client, pages: readonly number[]): Promise<void> {
  await client.query(
    `with author as (select id, domain_id from users order by id limit 1), made as (
      insert into books (domain_id, title, visibility)
      select domain_id, number || ' of ' || count || ' pages', 'public'
      from author, unnest($1::int[]) with ordinality as wanted(count, number) returning id, title
    ), authored as (
      insert into book_authors (book_id, user_id) select made.id, author.id from made, author
    ), told as (
      insert into chapters (book_id, name, order_index) select id, title, 0 from made returning id, name
    ), spoken as (
      insert into chapter_variations (chapter_id, variation) select id, 'en' from told
    ), drawn as (
      insert into pages (chapter_id, order_index)
      select id, place from told, generate_series(1, split_part(name, ' ', 3)::int) as place returning id
    )
    insert into page_variations (page_id, variation) select id, 'en' from drawn`,
    [pages],
  )
  await client.query('analyze')
}

/** Inserts public books of the first author: every 1000th title has `Zürich`, every 500th book is in Spanish. */
export async function seedPublishedBooks(client: Client, count: number): Promise<void> {
  await client.query('begin')
  // Foreign keys are true by construction, and to check each row would take most of the time.
  await client.query('set local session_replication_role = replica')
  await client.query(
    `with author as (select id, domain_id from users order by id limit 1), made as (
      insert into books (domain_id, title, description, visibility, published_revision, open_copy_revision, updated_at)
      select domain_id, 'Book ' || number || ' of the ' || (array['Northern', 'Silent', 'Golden', 'Hidden'])[1 + number % 4]
          || (case when number % 1000 = 0 then ' Zürich' else '' end) || ' Lighthouse',
        'A story of ' || translate(md5(number::text), '0123456789', 'ghijklmnop'), 'public', 1, 1,
        now() - number * interval '1 second'
      from author, generate_series(1, $1::int) as number returning id, title, description
    ), authored as (
      insert into book_authors (book_id, user_id) select made.id, author.id from made, author
    )
    insert into publications (book_id, revision, object_key, content_hash, summary)
    select id, 1, 'published/' || id || '/1.json', md5(id::text), json_build_object('title', title, 'description', description,
      'themeData', json_build_object(), 'languages', json_build_array(case when id % 500 = 0 then 'es' else 'en' end),
      'pageCount', 10, 'durationSeconds', 60, 'coverKey', null)
    from made`,
    [count],
  )
  await client.query('commit')
  await client.query('vacuum analyze')
}
