import { plainSrtText, readSrt } from '@lectern/formats/srt'
import { writeWebvtt } from '@lectern/formats/webvtt'
import { readFile } from 'node:fs/promises'
import { ApiFailure } from '../../entities/failures/api-failure'
import type { ReceivedFile } from '../../platform/http/receive-form'
import { hashContent } from '../../entities/objects/hash-content'
import { maxUploadBytes } from '../../platform/uploads/max-upload-bytes'

const webVtt = /^\u{feff}?WEBVTT(?=[ \t\r\n]|$)/u

/** Reads subtitles; SubRip files become WebVTT. Throws for a file that is neither. */
export async function readSubtitles({ path, sizeBytes, fileName, part }: ReceivedFile) {
  if (sizeBytes > maxUploadBytes.subtitles) throw new ApiFailure('too-large', 'Subtitles have at most 5 MB.')
  const sent = await readFile(path)
  const bytes = webVtt.test(sent.subarray(0, 16).toString('utf8')) ? sent : convertSrt(sent.toString('utf8'))
  if (bytes === null) {
    throw new ApiFailure('invalid-field', `${fileName} is neither a WebVTT file, which begins with WEBVTT, nor SRT.`, {
      field: part,
    })
  }
  return { open: () => bytes, hash: hashContent(bytes), extension: 'vtt', contentType: 'text/vtt; charset=utf-8' }
}

/** Returns a SubRip file as WebVTT; null for a text without any caption. */
function convertSrt(text: string): Buffer | null {
  const { cues } = readSrt(text)
  const plain = cues.map(({ start, end, text: caption }) => ({ start, end, text: plainSrtText(caption) }))
  return plain.length === 0 ? null : Buffer.from(writeWebvtt(plain))
}
