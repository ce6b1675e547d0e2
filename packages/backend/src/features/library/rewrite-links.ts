import { isDomainFileKey } from '../../entities/objects/object-keys'
import { collectObjectKeys, mapFields, replaceLinkKeys } from '../../entities/objects/object-links'

export type Fields = Record<string, unknown>

/** Rewrites links in the fields of a book, for export or import. */
export interface LinkRewriter {
  rewriteFields(fields: Fields): Promise<Fields>
  /** Rewrites a field that is one link. */
  rewriteLink(link: string | null): Promise<string | null>
}

const mediaPath = /^media\/[0-9a-f]{40}\.[a-z0-9]{2,5}$/
/** In an archive a link to a file of the book points to the archive's own media. */
const ARCHIVED = /^\/objects\/(media\/[0-9a-f]{40}\.[a-z0-9]{2,5})$/

/**
 * Takes along the files of a book, and those of its domain that it links to: uploaded media and spoken texts.
 * @param exportLinked writes a file of the store to the archive and returns its path; null if there is no such file
 */
export function exportLinks(
  { id: bookId, domainId }: { readonly id: number; readonly domainId: number },
  exportLinked: (key: string) => Promise<string | null>,
): LinkRewriter {
  const archived = new Map<string, string>()
  return createLinkRewriter(async (fields) => {
    for (const key of [...collectObjectKeys(fields, bookId), ...collectDomainKeys(fields, domainId)]) {
      const path = archived.get(key) ?? (await exportLinked(key))
      if (path !== null) archived.set(key, path)
    }
    const moved = mapFields(fields, (text) => {
      const key = domainKeyOf(text, domainId)
      const path = key === null ? undefined : archived.get(key)
      return path === undefined ? text : `/objects/${path}`
    })
    return replaceLinkKeys(moved, bookId, archived)
  })
}

function collectDomainKeys(fields: Fields, domainId: number): Set<string> {
  const keys = new Set<string>()
  mapFields(fields, (text) => {
    const key = domainKeyOf(text, domainId)
    if (key !== null) keys.add(key)
    return text
  })
  return keys
}

/** Returns the key of this domain's file that a link names; null for any other text, also for files of other domains. */
function domainKeyOf(text: string, domainId: number): string | null {
  const key = text.startsWith('/objects/') ? text.slice('/objects/'.length) : ''
  return isDomainFileKey(key) && key.startsWith(`domain-files/${domainId}/`) ? key : null
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

function collectPaths(fields: object): Set<string> {
  const paths = new Set<string>()
  mapFields(fields, (text) => {
    const path = ARCHIVED.exec(text)?.[1]
    if (path !== undefined) paths.add(path)
    return text
  })
  return paths
}

/** Lists the files of an archive that a book of it names, in its own fields and in links. */
export function listMediaPaths(book: object): Set<string> {
  const paths = collectPaths(book)
  mapFields(book, (text) => {
    if (mediaPath.test(text)) paths.add(text)
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
