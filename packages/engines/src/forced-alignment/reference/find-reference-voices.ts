import type { AlignmentFailure, Speech, SpeechModel, SpeechVoice } from '@lectern/backend/ports'
import { baseLanguage } from '@lectern/core/text'

/** A voice that can speak the reference, with its model. */
export interface ReferenceVoice {
  voiceId: string
  model: SpeechModel
}

export type ReferenceVoices =
  | { kind: 'found'; voices: readonly [ReferenceVoice, ...ReferenceVoice[]] }
  | { kind: 'failed'; code: AlignmentFailure; message: string }

/** Finds the voices that speak a language with the accent of the first of them, which comes first. */
export async function findReferenceVoices(speech: Speech, language: string): Promise<ReferenceVoices> {
  const [voices, [model]] = await Promise.all([speech.voices(), speech.models()])
  if (!model || voices.length === 0) {
    const message = 'Aligning words needs the speech engine, which is not installed. Ask the operator.'
    return { kind: 'failed', code: 'not-installed', message }
  }
  const primary = baseLanguage(language)
  const speakers = voices.filter(({ languages }) => languages.some((own) => baseLanguage(own) === primary))
  const [first, ...others] = speakers
  if (!first) {
    const spoken = [...new Set(voices.flatMap(({ languages }) => languages.map(baseLanguage)))]
    const message = `No voice speaks the language "${language}", so its words cannot be aligned. Choose one of ${spoken.toSorted().join(', ')}.`
    return { kind: 'failed', code: 'unsupported-language', message }
  }
  const toReference = ({ voice_id }: SpeechVoice): ReferenceVoice => ({ voiceId: voice_id, model })
  const ofSameAccent = others.filter(({ labels }) => labels.language === first.labels.language)
  return { kind: 'found', voices: [toReference(first), ...ofSameAccent.map(toReference)] }
}
