import type { ClientBase } from 'pg'
import { bookOfOpenCopy } from '../objects/object-keys'
import { unknownCopy } from '../publishing/keep-open-copies'
import { readObjectList } from './verify-backup'

/**
 * Books may be published and closed between the moment of a backup's rows and that in which its objects are copied. Where
 * the open copy is not the one of the row, the book is marked, so that the first start makes it so; the copy of a book
 * that has no row is removed by the first sweep, with all that was published of it.
 */
export async function markOtherCopies(client: ClientBase, folder: string): Promise<void> {
  const bookIds: number[] = []
  const hashes: string[] = []
  for await (const { key, sha256 } of readObjectList(folder)) {
    const bookId = bookOfOpenCopy(key)
    if (bookId === null) continue
    bookIds.push(bookId)
    hashes.push(sha256)
  }
  const copies = 'select * from unnest($1::bigint[], $2::text[]) as copy (book_id, sha256)'
  await client.query(
    `with copies as materialized (${copies}), same as (
      select copies.book_id from copies join books on books.id = copies.book_id
        join publications on publications.book_id = books.id and publications.revision = books.open_copy_revision
        where publications.content_hash = copies.sha256
    ) update books set open_copy_revision = ${unknownCopy}
      where (open_copy_revision is not null or id in (select book_id from copies))
        and id not in (select book_id from same)`,
    [bookIds, hashes],
  )
  await client.query(
    `insert into object_removals (key, is_prefix)
      select 'published/' || book_id || '/', true from unnest($1::bigint[]) as copy (book_id)
      where not exists (select 1 from books where books.id = copy.book_id)`,
    [bookIds],
  )
}
