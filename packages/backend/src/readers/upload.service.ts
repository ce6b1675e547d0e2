import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { ApiFailure } from '../http/api-failure'
import type { Caller } from '../http/caller'
import type { FormLimits, ReceivedForm } from '../http/receive-form'
import { domainFileKey } from '../objects/object-keys'
import type { ObjectStore } from '../ports/index'
import { findStoredFileType } from './stored-file-type'

export const uploadLimits: Partial<FormLimits> = {
  maximumFiles: 1,
  maximumFileBytes: 100_000_000,
  maximumTotalBytes: 100_000_000,
}

/**
 * Puts a file among those of the caller's domain, under a name that nobody can guess: triggers and coaching points keep
 * its address for good, and readers without a token follow it.
 */
export async function storeFile(
  objects: ObjectStore,
  { domainId }: Caller,
  { files, folder }: ReceivedForm<unknown>,
): Promise<{ url: string; contentType: string; sizeBytes: number }> {
  try {
    const [file] = files
    if (!file || file.sizeBytes === 0) {
      throw new ApiFailure('invalid-field', 'Send one file that is not empty, as the part "file".', { field: 'file' })
    }
    const type = await findStoredFileType(file.path, file.sizeBytes)
    if (!type) {
      throw new ApiFailure(
        'wrong-type',
        'This file is not kept. Send PNG, JPEG or WebP of at most 25 MB and 40 megapixels, or MP3, WAV, MP4 or WebVTT.',
        { field: 'file' },
      )
    }
    const key = domainFileKey(domainId, randomUUID(), type.extension)
    await objects.put(key, Readable.toWeb(createReadStream(file.path)), type.contentType)
    return { url: `/objects/${key}`, contentType: type.contentType, sizeBytes: file.sizeBytes }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
