const segment = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/

/**
 * Returns true for a relative path of plain segments: no `..`, no leading slash or dot, nothing that leaves the folder.
 */
export function isObjectKey(key: string): boolean {
  return key.length <= 512 && key.split('/').every((part) => part.length <= 200 && segment.test(part))
}

export const pageImageKey = (bookId: number, hash: string) => `${bookId}/pages/${hash}.webp`
export const thumbnailKey = (bookId: number, hash: string) => `${bookId}/thumbnails/${hash}.webp`
export const importedThumbnailKey = (bookId: number, hash: string, extension: string) =>
  `${bookId}/thumbnails/${hash}.${extension}`
export const coachingKey = (bookId: number, point: string, hash: string, extension: string) =>
  `${bookId}/coaching/${point}/${hash}.${extension}`
export const chapterAudioKey = (bookId: number, fileName: string) => `${bookId}/ChapterAudios/${fileName}`
export const speechTakeKey = (bookId: number, fileName: string) => `${bookId}/takes/${fileName}`
export const bookCoverKey = (bookId: number, hash: string) => `${bookId}/covers/${hash}.webp`
export const bookPrefix = (bookId: number) => `${bookId}/`
/** Returns the book whose working folder holds the object; null for keys outside any book. */
export const bookOfKey = (key: string): number | null => {
  const id = /^(\d{1,15})\//.exec(key)?.[1]
  return id === undefined ? null : Number(id)
}
export const publishedPrefix = (bookId: number) => `published/${bookId}/`
export const publishedMediaKey = (bookId: number, hash: string, extension: string) =>
  `published/${bookId}/media/${hash}.${extension}`
export const publicationKey = (bookId: number, revision: number) => `published/${bookId}/${revision}/book.json`
/** The outline of the publication with this key. */
export const outlineKeyOf = (publication: string) => publication.replace(/book\.json$/, 'outline.json')
export const publishedPartKey = (bookId: number, part: string) => `published/${bookId}/parts/${part}.json`
/** The overview of the search index of the publication with this key. */
export const searchKeyOf = (publication: string) => publication.replace(/book\.json$/, 'search.json')
export const publishedGlossaryKey = (bookId: number, glossary: string) =>
  `published/${bookId}/glossary/${glossary}.json`
export const searchShardKey = (bookId: number, shard: string) => `published/${bookId}/search/${shard}.bin`
/** The copy of the current publication of a public book. While it exists, the book's published media are public too. */
export const publicCopyKey = (bookId: number) => `published/${bookId}/open.json`
/** The copy of the outline of the same publication. */
export const publicOutlineKey = (bookId: number) => `published/${bookId}/open-outline.json`
export const isPublicCopyKey = (key: string) => /^published\/\d+\/open(?:-outline)?\.json$/.test(key)
export const spokenSentenceKey = (hash: string) => `speech-cache/${hash.slice(0, 2)}/${hash}.bin`
/** Returns the hash that the key of a spoken sentence is made of; null for any other key. */
export const readSpokenHash = (key: string): string | null => {
  const hash = /^speech-cache\/[0-9a-f]{2}\/([0-9a-f]{40})\.bin$/.exec(key)?.[1]
  return hash !== undefined && spokenSentenceKey(hash) === key ? hash : null
}
export const encodedBlockKey = (hash: string) => `speech-cache/${hash.slice(0, 2)}/${hash}.mp3`
export const recognitionKey = (hash: string) => `recognition-cache/${hash.slice(0, 2)}/${hash}.json`
export const alignmentKey = (hash: string) => `alignment-cache/${hash.slice(0, 2)}/${hash}.json`
export const importUploadPrefix = 'import-uploads/'
export const importUploadKey = (id: string) => `${importUploadPrefix}${id}.bin`
export const recognitionUploadPrefix = 'recognition-uploads/'
export const recognitionUploadKey = (id: string) => `${recognitionUploadPrefix}${id}.bin`
export const alignmentUploadPrefix = 'alignment-uploads/'
export const alignmentUploadKey = (id: string) => `${alignmentUploadPrefix}${id}.bin`
export const voicePreviewKey = (hash: string, extension: 'wav' | 'mp3') => `voice-previews/${hash}.${extension}`
export const domainFileKey = (domainId: number, id: string, extension: string) =>
  `domain-files/${domainId}/${id}.${extension}`
/** Files whose address does not expire: only those they are meant for learn the name. */
export const isDomainFileKey = (key: string) => /^domain-files\/\d{1,15}\/[0-9a-f-]{36}\.[a-z0-9]+$/.test(key)
