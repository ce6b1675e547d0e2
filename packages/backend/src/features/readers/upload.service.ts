import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { Caller } from '../../entities/rights/caller'
import type { FormLimits, ReceivedFile, ReceivedForm } from '../../platform/http/receive-form'
import { reencodeImage } from '../../platform/media/reencode-image'
import { refuseFalseWav } from '../../platform/media/refuse-false-wav'
import { domainFileKey } from '../../entities/objects/object-keys'
import type { ImageResizing, ObjectStore } from '../../ports/index'
import { findStoredFileType, type StoredFileType } from './stored-file-type'
import { maxUploadBytes } from '../../platform/uploads/max-upload-bytes'

export const uploadLimits: Partial<FormLimits> = {
  maximumFiles: 1,
  maximumFileBytes: maxUploadBytes.readerFile,
  maximumTotalBytes: maxUploadBytes.readerFile,
}

/**
 * Stores a file of the caller's domain under a name that cannot be guessed: triggers and coaching points keep its
 * address for good, and readers open it without a token.
 */
export async function storeFile(
  { objects, imageResizing }: { objects: ObjectStore; imageResizing: ImageResizing },
  { domainId }: Caller,
  { files, folder }: ReceivedForm<unknown>,
): Promise<{ url: string; contentType: string; sizeBytes: number }> {
  try {
    const [file] = files
    if (!file || file.sizeBytes === 0) {
      throw new ApiFailure('invalid-field', 'Send one file that is not empty, as the part "file".', { field: 'file' })
    }
    const stored = await prepareFile(imageResizing, file)
    if (!stored) {
      throw new ApiFailure(
        'wrong-type',
        'This type of file is not accepted. Send PNG, JPEG or WebP of at most 25 MB and 40 megapixels, or MP3, WAV, MP4 or WebVTT.',
        { field: 'file' },
      )
    }
    const { extension, contentType, open, sizeBytes } = stored
    const key = domainFileKey(domainId, randomUUID(), extension)
    await objects.put(key, open(), contentType)
    return { url: `/objects/${key}`, contentType, sizeBytes }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface PreparedFile extends StoredFileType {
  sizeBytes: number
  open: () => Uint8Array | ReadableStream<Uint8Array>
}

/**
 * Returns the content to store: a re-encoded image, or any other accepted file unchanged. Null if the file is not
 * accepted.
 */
async function prepareFile(imageResizing: ImageResizing, file: ReceivedFile): Promise<PreparedFile | null> {
  const { path, sizeBytes } = file
  const type = await findStoredFileType(path, sizeBytes)
  if (!type?.contentType.startsWith('image/')) {
    if (type?.extension === 'wav') await refuseFalseWav(file)
    return type && { ...type, sizeBytes, open: () => Readable.toWeb(createReadStream(path)) }
  }
  const image = await reencodeImage(imageResizing, await readFile(path))
  return image && { ...image, sizeBytes: image.bytes.byteLength, open: () => image.bytes }
}
