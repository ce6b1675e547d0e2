import { z } from 'zod'
import { addPages, setThumbnails, writeTriggers, writeWords, type WrittenPage } from '../retrying-writers'
import type { FaultLab } from './open-fault-lab'
import { checkWrites } from './check-writes'
import { waitUntil } from './wait-until'

/** Writers on pages of their own, while a fault strikes. */
export interface WatchedWrites {
  /** Waits until each writer has so many more acknowledged writes. */
  waitForMore(count: number): Promise<void>
  /** Ends the writers. Throws if an acknowledged write is lost or done twice. Returns the number of writes. */
  check(): Promise<number>
}

const Book = z.object({ chapters: z.array(z.object({ id: z.number() })) })
const Page = z.object({ pageId: z.number(), variations: z.array(z.object({ id: z.number() })) })

export async function watchWrites(lab: FaultLab, name: string): Promise<WatchedWrites> {
  const { send, access } = lab
  const chapterId = Book.parse(await send('/books', { title: name, language: 'en' })).chapters[0]?.id ?? 0
  const addPage = async (): Promise<WrittenPage> => {
    const { pageId, variations } = Page.parse(await send(`/chapters/${chapterId}/pages`, {}))
    return { pageId, variationId: variations[0]?.id ?? 0 }
  }
  const page = await addPage()
  const pictured = await addPage()
  const words = ['a', 'b'].map((writer) => writeWords(access, page, writer))
  const triggers = [writeTriggers(access, page, 'c')]
  const pages = [addPages(access, chapterId, 'd')]
  const thumbnails = setThumbnails(access, chapterId, pictured)
  const writers = [...words, ...triggers, ...pages, thumbnails]

  async function waitForMore(more: number): Promise<void> {
    const targets = writers.map(({ acknowledged }) => acknowledged.length + more)
    await waitUntil('writes are acknowledged again', async () => {
      for (const { problem } of writers) if (problem !== null) throw new Error('a writer gave up', { cause: problem })
      const late = writers.flatMap(({ acknowledged }, index) =>
        acknowledged.length < (targets[index] ?? 0) ? index : [],
      )
      return late.length === 0 ? null : `writers ${late.join(', ')} wait`
    })
  }

  return {
    waitForMore,
    async check() {
      await Promise.all(writers.map((writer) => writer.end()))
      await checkWrites(lab, { chapterId, page, words, triggers, pages, thumbnails, pictured })
      return writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
    },
  }
}
