import { fileTypeFromFile } from 'file-type'
import { readFile } from 'node:fs/promises'
import { contentTypeOf } from '../../entities/objects/content-types'
import { recogniseImage } from '../../platform/media/recognise-image'
import { maxUploadBytes } from '../../platform/uploads/max-upload-bytes'

/** Types that a browser shows or plays without running code: no SVG, no HTML, no PDF. */
const safeExtensions = new Set(['mp3', 'wav', 'mp4'])
const imageExtensions = new Set(['png', 'jpg', 'webp'])

export interface StoredFileType {
  extension: string
  contentType: string
}

/** Detects the type of a file by content; null if it is not accepted, or is too large an image. */
export async function findStoredFileType(path: string, sizeBytes: number): Promise<StoredFileType | null> {
  const type = await fileTypeFromFile(path)
  const extension = type?.ext ?? ((await isWebVtt(path, sizeBytes)) ? 'vtt' : null)
  if (extension === null) return null
  if (imageExtensions.has(extension))
    return sizeBytes > maxUploadBytes.image ? null : recogniseImage(await readFile(path))
  if (!safeExtensions.has(extension) && extension !== 'vtt') return null
  return { extension, contentType: contentTypeOf(`file.${extension}`) }
}

async function isWebVtt(path: string, sizeBytes: number): Promise<boolean> {
  if (sizeBytes > maxUploadBytes.subtitles) return false
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path))
    return /^WEBVTT(?:[ \t\r\n]|$)/.test(text) && !text.includes('\0')
  } catch (error) {
    // Thrown by the decoder: the file is not text.
    if (error instanceof TypeError) return false
    throw error
  }
}
