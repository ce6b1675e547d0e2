import { appApi } from '@lectern/api-client/app'
import { buildTextSegments, type Rect } from '@lectern/core/text'
import { useCallback, useEffect, useState } from 'react'
import type { SpokenPage } from '../speech-text/count-characters'
import { chapterVoice } from '../speech-text/give-voice'

export interface SpeechText {
  readonly building: boolean
  /** The text of every page, with a stand-in where the chapter's voice reads. */
  readonly pages: readonly SpokenPage[]
  /** Words cut at a line's end that the dictionary could not be asked about: they stand as two, which may be wrong. */
  readonly unsure: number
  readonly retry: () => void
}

export interface UseSpeechTextOptions {
  readonly pages: readonly { readonly pageVariationId: number; readonly rects: readonly Rect[] }[]
  readonly language: string
}

interface Built {
  readonly building: boolean
  readonly pages: readonly SpokenPage[]
  readonly unsure: number
}

/** Puts the text of every page together; words cut at a line's end are joined when the dictionary knows them. */
export function useSpeechText({ pages, language }: UseSpeechTextOptions): SpeechText {
  const [validateWord] = appApi.useValidateWordMutation()
  // What the dictionary has answered, by language and word. A call that fails is no answer.
  const [known] = useState(() => new Map<string, boolean>())
  const [tries, setTries] = useState(0)
  const [text, setText] = useState<Built>({ building: true, pages: [], unsure: 0 })

  useEffect(() => {
    let outdated = false
    const build = async () => {
      const unanswered = new Set<string>()
      const built = await buildTextSegments(
        pages.map((page) => ({ pageVariationId: page.pageVariationId, rects: [...page.rects] })),
        {
          language,
          voice: chapterVoice,
          validateWord: async (word, lang) => {
            const key = `${lang}/${word}`
            const before = known.get(key)
            if (before !== undefined || outdated) return before === true
            const answer = await validateWord({ wordToValidate: { word: word.toLowerCase(), lang, written: word } })
            if (answer.data === undefined) {
              unanswered.add(word.toLowerCase())
              return false
            }
            known.set(key, answer.data.isValid)
            return answer.data.isValid
          },
        },
      )
      if (outdated) return
      setText({
        building: false,
        pages: built.map((page) => ({ ...page, pageVariationId: Number(page.pageVariationId) })),
        unsure: unanswered.size,
      })
    }
    setText((before) => ({ ...before, building: true }))
    build().catch((reason: unknown) => {
      console.warn('The text of the chapter could not be put together.', reason)
      if (!outdated) setText({ building: false, pages: [], unsure: 0 })
    })
    return () => {
      outdated = true
    }
  }, [pages, language, validateWord, known, tries])

  const retry = useCallback(() => setTries((count) => count + 1), [])
  return { ...text, retry }
}
