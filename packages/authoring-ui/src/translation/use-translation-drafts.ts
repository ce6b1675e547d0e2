import { useEffect, useRef, useState } from 'react'
import { openTranslationDatabase, type TranslationDatabase, type TranslationOwner } from './translation-database'
import type { TranslationDraft } from './translation-draft'

export interface TranslationDraftsOptions {
  readonly owner: TranslationOwner
  readonly drafts: readonly TranslationDraft[]
  /** Called once with the drafts of this device. */
  readonly onFound: (drafts: readonly TranslationDraft[]) => void
}

/** Keeps drafts on this device. Returns false if the browser cannot. */
export function useTranslationDrafts({ owner, drafts, onFound }: TranslationDraftsOptions): boolean {
  const { authorId, bookId } = owner
  const [database, setDatabase] = useState<TranslationDatabase | null>(null)
  const [isStored, setStored] = useState(true)
  const stored = useRef<readonly TranslationDraft[]>([])
  const found = useRef(onFound)
  useEffect(() => {
    found.current = onFound
  })

  useEffect(() => {
    let isOver = false
    let opened: TranslationDatabase | null = null
    const open = async () => {
      try {
        opened = await openTranslationDatabase({ authorId, bookId })
        const read = await opened.read()
        if (isOver) return opened.close()
        stored.current = read
        found.current(read)
        setDatabase(opened)
      } catch (reason) {
        console.warn('Drafts of translations cannot be kept on this device.', reason)
        setStored(false)
      }
    }
    void open()
    return () => {
      isOver = true
      opened?.close()
    }
  }, [authorId, bookId])

  useEffect(() => {
    if (database === null) return
    const before = stored.current
    stored.current = drafts
    writeChanges(database, before, drafts).catch((reason: unknown) => {
      console.warn('A draft of a translation could not be kept on this device.', reason)
      setStored(false)
    })
  }, [database, drafts])
  return isStored
}

async function writeChanges(
  database: TranslationDatabase,
  before: readonly TranslationDraft[],
  after: readonly TranslationDraft[],
): Promise<void> {
  const known = new Set(before)
  const kept = new Set(after.map((draft) => draft.pageVariationId))
  await Promise.all([
    ...after.filter((draft) => !known.has(draft)).map((draft) => database.put(draft)),
    ...before
      .filter(({ pageVariationId }) => !kept.has(pageVariationId))
      .map(({ pageVariationId }) => database.remove(pageVariationId)),
  ])
}
