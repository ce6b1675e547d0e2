import { validateWord } from '@lectern/contracts/app'
import { buildNarration, type NarratedPage, type Voice } from '@lectern/core/pipeline'
import { CallFailed, callRoute } from '../call-route'
import type { InputProblem } from './collect-inputs'
import type { Pipeline, WorkingPage } from './pipeline'

/** The text of a chapter as it is spoken. */
export interface NarrationText {
  readonly pages: readonly NarratedPage[]
  readonly problems: readonly InputProblem[]
}

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
        try {
          return (await callRoute(send, validateWord, { body: { word, lang, written } })).isValid
        } catch (error) {
          if (error instanceof CallFailed) return null
          throw error
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
