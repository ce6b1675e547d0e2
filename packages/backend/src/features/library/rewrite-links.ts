import { collectObjectKeys, mapFields, replaceLinkKeys } from '../../entities/objects/object-links'

export type Fields = Record<string, unknown>

/** Rewrites links in the fields of a book, for export or import. */
export interface LinkRewriter {
  rewriteFields(fields: Fields): Promise<Fields>
  /** Rewrites a field that is one link. */
  rewriteLink(link: string | null): Promise<string | null>
}

/** In an archive a link to a file of the book points to the archive's own media. */
const ARCHIVED = /^\/objects\/(media\/[0-9a-f]{40}\.[a-z0-9]{2,5})$/

/**
 * @param exportLinked writes a file of the book to the archive and returns its path; null if there is no such file
 */
export function exportLinks(bookId: number, exportLinked: (key: string) => Promise<string | null>): LinkRewriter {
  const archived = new Map<string, string>()
  return createLinkRewriter(async (fields) => {
    for (const key of collectObjectKeys(fields, bookId)) {
      const path = archived.get(key) ?? (await exportLinked(key))
      if (path !== null) archived.set(key, path)
    }
    return replaceLinkKeys(fields, bookId, archived)
  })
}

/**
 * @param importLinked stores a file of the archive and returns its key
 */
export function importLinks(importLinked: (path: string) => Promise<string>): LinkRewriter {
  const keys = new Map<string, string>()
  return createLinkRewriter(async (fields) => {
    for (const path of collectPaths(fields)) keys.set(path, keys.get(path) ?? (await importLinked(path)))
    return mapFields(fields, (text) => {
      const path = ARCHIVED.exec(text)?.[1]
      const key = path === undefined ? undefined : keys.get(path)
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

function createLinkRewriter(move: LinkRewriter['rewriteFields']): LinkRewriter {
  return {
    rewriteFields: move,
    async rewriteLink(link) {
      const { moved } = await move({ moved: link })
      return typeof moved === 'string' ? moved : null
    },
  }
}
