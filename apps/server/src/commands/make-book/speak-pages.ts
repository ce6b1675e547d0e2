import { generateSpeech, SpeechGenerated, validateWord } from '@lectern/contracts/app'
import { buildTextSegments, withTrailingSpace, type Voice } from '@lectern/core/text'
import type { z } from 'zod'
import { callRoute } from '../call-route'
import { followJob } from './follow-job'
import type { Pipeline, Place, WorkingPage } from './pipeline'

export interface SpokenPages {
  readonly generated: z.output<typeof SpeechGenerated>
  /** What was spoken, by page variation: words that a line's end had cut are whole again. */
  readonly texts: ReadonlyMap<number, string>
}

/** Has the chapter spoken into one track with a time for every word. */
export async function speakPages(
  pipeline: Pipeline,
  place: Place,
  pages: readonly WorkingPage[],
  voice: Voice,
): Promise<SpokenPages> {
  const { send, language } = pipeline
  const verdicts = new Map<string, Promise<boolean>>()
  const isWord = (word: string): Promise<boolean> => {
    const known = verdicts.get(word)
    if (known) return known
    const verdict = callRoute(send, validateWord, {
      body: { word: word.toLowerCase(), lang: language, written: word },
    }).then(({ isValid }) => isValid)
    verdicts.set(word, verdict)
    return verdict
  }
  const segmentsByPage = await buildTextSegments(
    pages.map((page) => ({ pageVariationId: page.pageVariationId, rects: page.rectsByWords })),
    { language, voice, validateWord: isWord },
  )
  const answer = await callRoute(send, generateSpeech, {
    body: {
      ...voice,
      chapterId: place.chapterId,
      variation: language,
      selectedLanguage: language,
      audioFormat: 'mp3',
      pages: segmentsByPage.map(({ pageVariationId, textSegments }) => ({
        pageVariationId: Number(pageVariationId),
        textSegments: textSegments.map(({ text, voiceId, modelId, voiceSettings }) => ({
          text: withTrailingSpace(text),
          voiceId,
          modelId,
          voiceSettings,
        })),
      })),
    },
    respondAsync: true,
  })
  const generated = 'jobId' in answer ? await followJob(pipeline, answer.jobId, SpeechGenerated) : answer
  const texts = segmentsByPage.map(({ pageVariationId, textSegments }): [number, string] => [
    Number(pageVariationId),
    textSegments
      .map(({ text }) => withTrailingSpace(text))
      .join('')
      .trim(),
  ])
  return { generated, texts: new Map(texts) }
}
