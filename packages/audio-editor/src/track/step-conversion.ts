import { stay, type EditorEffect, type Step } from '../editor/step'
import { planConversion } from '../generation/plan-conversion'
import { nameMp3File } from './name-mp3-file'
import type { Conversion, ConversionStage, TrackWork } from './track-work'

export type ConversionEvent =
  /** The link that the server has now; null if there is no track. */
  | { readonly kind: 'track-found'; readonly link: string | null }
  | { readonly kind: 'wav-fetched'; readonly wav: Blob }
  | { readonly kind: 'encoding-progressed'; readonly share: number }
  | { readonly kind: 'mp3-encoded'; readonly mp3: Blob }
  | { readonly kind: 'mp3-uploaded' }
  | { readonly kind: 'track-named' }

interface BookFacts {
  readonly bookId: number | null
}

/** Executes the stage at which a conversion is. */
export function continueConversion(conversion: Conversion, facts: BookFacts): Step<TrackWork> {
  return { state: { kind: 'converting', conversion }, effects: [toEffect(conversion, facts)] }
}

/** Advances a conversion when a stage has ended: find, fetch, encode, upload, name, load. */
export function stepConversion(
  state: Extract<TrackWork, { kind: 'converting' }>,
  event: ConversionEvent,
  facts: BookFacts,
): Step<TrackWork> {
  const { conversion } = state
  const { stage, chapterVariationId } = conversion
  const advance = (next: ConversionStage) => continueConversion({ ...conversion, stage: next }, facts)
  switch (event.kind) {
    case 'track-found': {
      const plan = planConversion({ chapterVariationId, audioLink: event.link })
      return plan.kind === 'refused'
        ? advance({ step: 'load', refusal: plan })
        : advance({ step: 'fetch', wavLink: plan.wavLink })
    }
    case 'wav-fetched':
      return stage.step === 'fetch' ? advance({ ...stage, step: 'encode', wav: event.wav, share: 0 }) : stay(state)
    case 'encoding-progressed':
      return stay(
        stage.step === 'encode'
          ? { ...state, conversion: { ...conversion, stage: { ...stage, share: event.share } } }
          : state,
      )
    case 'mp3-encoded':
      return stage.step === 'encode'
        ? advance({ step: 'upload', fileName: nameMp3File(stage.wavLink), mp3: event.mp3 })
        : stay(state)
    case 'mp3-uploaded':
      return stage.step === 'upload' ? advance({ step: 'name', fileName: stage.fileName }) : stay(state)
    case 'track-named':
      return advance({ step: 'load', refusal: null })
  }
}

function toEffect({ stage, chapterVariationId }: Conversion, { bookId }: BookFacts): EditorEffect {
  switch (stage.step) {
    case 'find':
      return { do: 'find-track', chapterVariationId }
    case 'fetch':
      return { do: 'fetch-wav', link: stage.wavLink }
    case 'encode':
      return { do: 'encode-mp3', wav: stage.wav }
    case 'upload':
      return { do: 'upload-mp3', bookId, fileName: stage.fileName, mp3: stage.mp3 }
    case 'name':
      return { do: 'name-track', chapterVariationId, fileName: stage.fileName }
    case 'load':
      return { do: 'load-track' }
  }
}
