import { join } from 'node:path'
import sharp from 'sharp'
import type { Writer, WrittenPage } from '../retrying-writers'
import type { FaultLab } from './open-fault-lab'

/** Writers that have ended, and what they wrote to. */
export interface EndedWrites {
  readonly chapterId: number
  readonly page: WrittenPage
  readonly words: readonly Writer[]
  readonly triggers: readonly Writer[]
  readonly pages: readonly Writer[]
  /** Sets thumbnails of another page; each is wider than the last. */
  readonly thumbnails: Writer
  readonly pictured: WrittenPage
}

const wordIds = `(select array_agg(word ->> 'id') from json_array_elements(rect_data -> 'rectsByWords') word)`
const triggerIds = (list: string) => `(select array_agg(t ->> 'id') from json_array_elements(${list}) t)`

/** Throws unless each acknowledged write is stored once and in order, as one revision. */
export async function checkWrites({ server, store }: FaultLab, writes: EndedWrites): Promise<void> {
  const { chapterId, page, words, triggers, pages, thumbnails, pictured } = writes
  await server.withDatabase(async (pool) => {
    const read = async (text: string, id: number) =>
      (await pool.query<{ ids: string[] | null }>(text, [id])).rows.map(({ ids }) => ids ?? [])
    const storedWords = `select ${wordIds} as ids from page_variations where id = $1`
    const storedTriggers = `select ${triggerIds('popup_triggers')} as ids from pages where id = $1`
    const storedPages = `select array_agg(name order by id) as ids from pages where chapter_id = $1 and name is not null`
    compare('words', words, await read(storedWords, page.variationId))
    compare('triggers', triggers, await read(storedTriggers, page.pageId))
    compare('pages', pages, await read(storedPages, chapterId))

    const wordHistory = `select ${wordIds} as ids from rect_revisions where page_variation_id = $1 order by revision`
    const triggerHistory = `select ${triggerIds(`state -> 'popupTriggers'`)} as ids from entity_revisions
      where entity = 'page' and entity_id = $1 order by revision`
    compareHistory('words', words, await read(wordHistory, page.variationId))
    // The first revision is the new page.
    compareHistory('triggers', triggers, (await read(triggerHistory, page.pageId)).slice(1))

    if (store === 'bucket') return
    const storedThumbnail = `select array[thumbnail_key] as ids from page_variations where page_id = $1`
    const key = (await read(storedThumbnail, pictured.pageId))[0]?.[0]
    const { width } = await sharp(join(server.dataFolder, 'objects', key ?? '')).metadata()
    const last = thumbnails.acknowledged.at(-1)?.what
    if (String(width) !== last) throw new Error(`thumbnails: the last one was ${last} wide, the stored one is ${width}`)
  })
}

function compare(what: string, writers: readonly Writer[], [stored = []]: readonly string[][]): void {
  const acknowledged = writers.map((writer) => writer.acknowledged.map((write) => write.what))
  if (stored.length !== acknowledged.flat().length)
    throw new Error(`${what}: ${acknowledged.flat().length} writes were acknowledged, ${stored.length} are stored`)
  for (const own of acknowledged) {
    const found = stored.filter((id) => own.includes(id))
    if (found.join() !== own.join()) throw new Error(`${what}: acknowledged ${own.join()}, stored ${found.join()}`)
  }
}

/** Each write is one revision with one entry more than the previous one. */
function compareHistory(what: string, writers: readonly Writer[], revisions: readonly string[][]): void {
  const count = writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  const lengths = revisions.map((ids) => ids.length).join()
  const wanted = Array.from({ length: count }, (_, index) => index + 1).join()
  if (lengths !== wanted) throw new Error(`revisions of ${what} have ${lengths} entries instead of ${wanted}`)
}
