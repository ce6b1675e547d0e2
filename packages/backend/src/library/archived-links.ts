import { collectOwnKeys, mapFields, withMovedLinks } from '../objects/own-links'

export type Fields = Record<string, unknown>

/** Fields of a book as they stand in an archive, or as they come out of one. */
export interface MoveLinks {
  fields(fields: Fields): Promise<Fields>
  /** For a field that holds nothing but a link. */
  link(link: string | null): Promise<string | null>
}

/** In an archive a link to a file of the book leads to the archive's own media. */
const ARCHIVED = /^\/objects\/(media\/[0-9a-f]{40}\.[a-z0-9]{2,5})$/

/** @param exportLinked Puts a file of the book into the archive; null when there is none under this key. */
export function moveLinksOut(bookId: number, exportLinked: (key: string) => Promise<string | null>): MoveLinks {
  const archived = new Map<string, string>()
  return moveLinks(async (fields) => {
    for (const key of collectOwnKeys(fields, bookId)) {
      const path = archived.get(key) ?? (await exportLinked(key))
      if (path !== null) archived.set(key, path)
    }
    return withMovedLinks(fields, bookId, archived)
  })
}

/** @param importLinked Puts a file of the archive into the store, and answers its key. */
export function moveLinksIn(importLinked: (path: string) => Promise<string>): MoveLinks {
  const keys = new Map<string, string>()
  return moveLinks(async (fields) => {
    for (const path of collectPaths(fields)) keys.set(path, keys.get(path) ?? (await importLinked(path)))
    return mapFields(fields, (text) => {
      const key = keys.get(ARCHIVED.exec(text)?.[1] ?? '')
      return key === undefined ? text : `/objects/${key}`
    })
  })
}

function collectPaths(fields: Fields): Set<string> {
  const paths = new Set<string>()
  mapFields(fields, (text) => {
    const path = ARCHIVED.exec(text)?.[1]
    if (path !== undefined) paths.add(path)
    return text
  })
  return paths
}

function moveLinks(move: MoveLinks['fields']): MoveLinks {
  return {
    fields: move,
    async link(link) {
      const { moved } = await move({ moved: link })
      return typeof moved === 'string' ? moved : null
    },
  }
}
