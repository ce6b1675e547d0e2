const segment = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/

/** Whether a key is a relative path of plain segments: no `..`, no leading slash or dot, nothing to escape from a folder. */
export function isObjectKey(key: string): boolean {
  return key.length <= 512 && key.split('/').every((part) => part.length <= 200 && segment.test(part))
}

export const pageImageKey = (bookId: number, hash: string) => `${bookId}/pages/${hash}.webp`
export const thumbnailKey = (bookId: number, hash: string) => `${bookId}/thumbnails/${hash}.webp`
export const ownThumbnailKey = (bookId: number, hash: string, extension: string) =>
  `${bookId}/thumbnails/${hash}.${extension}`
export const coachingKey = (bookId: number, point: string, hash: string, extension: string) =>
  `${bookId}/coaching/${point}/${hash}.${extension}`
export const chapterAudioKey = (bookId: number, fileName: string) => `${bookId}/ChapterAudios/${fileName}`
export const speechTakeKey = (bookId: number, fileName: string) => `${bookId}/takes/${fileName}`
export const bookCoverKey = (bookId: number, hash: string) => `${bookId}/covers/${hash}.webp`
export const bookPrefix = (bookId: number) => `${bookId}/`
/** The book in whose working folder the object lies; null when it lies in none. */
export const bookOfKey = (key: string): number | null => {
  const id = /^(\d{1,15})\//.exec(key)?.[1]
  return id === undefined ? null : Number(id)
}
export const publishedPrefix = (bookId: number) => `published/${bookId}/`
export const publishedMediaKey = (bookId: number, hash: string, extension: string) =>
  `published/${bookId}/media/${hash}.${extension}`
export const publicationKey = (bookId: number, revision: number) => `published/${bookId}/${revision}/book.json`
/** A copy of the publication that everybody may read now. While it is there, the book's published media are open too. */
export const openCopyKey = (bookId: number) => `published/${bookId}/open.json`
export const isOpenCopyKey = (key: string) => /^published\/\d+\/open\.json$/.test(key)
export const spokenSentenceKey = (hash: string) => `speech-cache/${hash.slice(0, 2)}/${hash}.bin`
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
/** Files with an address that does not run out: its name is told only to those whom it is for. */
export const isDomainFileKey = (key: string) => /^domain-files\/\d{1,15}\/[0-9a-f-]{36}\.[a-z0-9]+$/.test(key)
