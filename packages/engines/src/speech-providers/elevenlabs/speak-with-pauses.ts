import type { SpeechRequest, SpeechResult } from '@lectern/backend/ports'
import { isSpeakable } from '../../word-times/is-speakable'
import type { ProviderModel } from './response-schemas'
import type { SpeakText } from './create-speaker'
import { splitAtPauses } from './split-at-pauses'
import { failSpeech } from './fail-speech'
import { joinParts, type SpokenPart } from './join-parts'
import { readAudioTags, readModelTraits } from './model-traits'

/** Speaks a text with exact silence for pauses that the model does not honour; the text around them is spoken in parts. */
export async function speakWithPauses(
  speak: SpeakText,
  request: SpeechRequest,
  model: ProviderModel,
): Promise<SpeechResult> {
  const { text } = request
  const tags = readAudioTags(model)
  const pieces = splitAtPauses(text, readModelTraits(model).longestPauseSeconds)
  if (pieces.length === 1) return speak(request, model)
  const parts: SpokenPart[] = []
  let sampleRate: number | null = null
  for (const piece of pieces) {
    if (piece.kind === 'silence') {
      parts.push(piece)
      continue
    }
    const pieceText = text.slice(piece.start, piece.end)
    if (!isSpeakable(pieceText, tags)) continue
    const [before, after] = [text.slice(0, piece.start), text.slice(piece.end)]
    const previousText = isSpeakable(before, tags) ? before : request.previousText
    const nextText = isSpeakable(after, tags) ? after : request.nextText
    const spoken = await speak({ ...request, text: pieceText, ...neighbours(previousText, nextText) }, model)
    // The parts before it are paid for, and their sound is lost with it.
    if (spoken.kind === 'failed') return sampleRate === null ? spoken : { ...spoken, mayBePaid: true }
    sampleRate ??= spoken.sampleRate
    if (spoken.sampleRate !== sampleRate) return failSpeech('answer-unusable', 'Its sound came in two sample rates.')
    const words = spoken.words.map((word) => ({
      ...word,
      start: word.start + piece.start,
      end: word.end + piece.start,
    }))
    parts.push({ kind: 'sound', pcm: spoken.pcm, words })
  }
  if (sampleRate === null) return failSpeech('empty-text')
  return { kind: 'spoken', ...joinParts(parts, sampleRate), sampleRate }
}

/** Returns the neighbouring text without tags. */
function neighbours(previousText: string | undefined, nextText: string | undefined) {
  const tidy = (text: string): string => text.replaceAll(/<[^<>]*>/g, ' ').trim()
  return {
    ...(previousText === undefined ? {} : { previousText: tidy(previousText) }),
    ...(nextText === undefined ? {} : { nextText: tidy(nextText) }),
  }
}
