import { validateWord } from '@lectern/contracts/app'
import { buildNarration, type NarratedPage, type Voice } from '@lectern/core/pipeline'
import { CallFailed, callRoute, type Send } from '../call-route'
import type { InputProblem } from './collect-inputs'
import type { Pipeline, WorkingPage } from './pipeline'

/** The text of a chapter as it is spoken. */
export interface NarrationText {
  readonly pages: readonly NarratedPage[]
  readonly problems: readonly InputProblem[]
}

/** A dictionary that takes longer counts as one that cannot be asked. */
const LOOK_UP_MILLISECONDS = 5000

/** Builds the text that is spoken on each page. Words cut at a line's end are joined if the dictionary knows them. */
export async function buildNarrationText(
  { send, language }: Pipeline,
  pages: readonly WorkingPage[],
  voice: Voice,
): Promise<NarrationText> {
  const { pages: narrated, unanswered } = await buildNarration(
    pages.map(({ pageVariationId, words }) => ({ pageVariationId, rects: words })),
    {
      language,
      voice,
      async lookUpWord({ word, written, language: lang }) {
        const aborter = new AbortController()
        const { signal } = aborter
        const timeout = setTimeout(() => aborter.abort(), LOOK_UP_MILLISECONDS)
        const sendInTime: Send = (path, init) => send(path, { ...init, signal })
        try {
          return (await callRoute(sendInTime, validateWord, { body: { word, lang, written } })).isValid
        } catch (error) {
          if (error instanceof CallFailed || signal.aborted) return null
          throw error
        } finally {
          clearTimeout(timeout)
        }
      },
    },
  )
  return { pages: narrated, problems: unanswered === 0 ? [] : [describeUnanswered(unanswered)] }
}

function describeUnanswered(count: number): InputProblem {
  const message = `${count} words cut at the end of a line could not be looked up; they are read as two.`
  return { file: 'Dictionary', code: 'words-not-looked-up', message }
}
