import { readFile } from 'node:fs/promises'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { ReceivedFile } from '../../platform/http/receive-form'
import { hashContent } from '../../entities/objects/hash-content'
import { maxUploadBytes } from '../../entities/objects/max-upload-bytes'

const webVtt = /^\u{feff}?WEBVTT(?=[ \t\r\n]|$)/u

/** Throws unless the file is WebVTT. */
export async function readSubtitles({ path, sizeBytes, fileName, part }: ReceivedFile) {
  if (sizeBytes > maxUploadBytes.subtitles) throw new ApiFailure('too-large', 'Subtitles have at most 5 MB.')
  const bytes = await readFile(path)
  if (!webVtt.test(bytes.subarray(0, 16).toString('utf8'))) {
    throw new ApiFailure('invalid-field', `${fileName} is not a WebVTT file: it has to begin with WEBVTT.`, {
      field: part,
    })
  }
  return { open: () => bytes, hash: hashContent(bytes), extension: 'vtt', contentType: 'text/vtt; charset=utf-8' }
}
