import { appApi } from '@lectern/api-client/app'
import { buildTextSegments, type Rect, type Voice } from '@lectern/core/text'
import { useEffect, useState } from 'react'
import type { SpokenPage } from '../speech-text/count-characters'

export interface SpeechText {
  readonly building: boolean
  readonly pages: readonly SpokenPage[]
}

export interface UseSpeechTextOptions {
  readonly pages: readonly { readonly pageVariationId: number; readonly rects: readonly Rect[] }[]
  readonly language: string
  readonly voice: Voice
}

const nothing: SpeechText = { building: false, pages: [] }

/** Puts the text of every page together; words cut at a line's end are joined when the dictionary knows them. */
export function useSpeechText({ pages, language, voice }: UseSpeechTextOptions): SpeechText {
  const [validateWord] = appApi.useValidateWordMutation()
  const [text, setText] = useState<SpeechText>({ ...nothing, building: true })

  useEffect(() => {
    let outdated = false
    const build = async () => {
      const built = await buildTextSegments(
        pages.map((page) => ({ pageVariationId: page.pageVariationId, rects: [...page.rects] })),
        {
          language,
          voice,
          // A call that fails counts as "no word": the parts are then spoken as they stand.
          validateWord: async (word, lang) => {
            const answer = await validateWord({ wordToValidate: { word: word.toLowerCase(), lang, written: word } })
            return answer.data?.isValid === true
          },
        },
      )
      if (outdated) return
      setText({
        building: false,
        pages: built.map((page) => ({ ...page, pageVariationId: Number(page.pageVariationId) })),
      })
    }
    setText((before) => ({ ...before, building: true }))
    build().catch((reason: unknown) => {
      console.warn('The text of the chapter could not be put together.', reason)
      if (!outdated) setText(nothing)
    })
    return () => {
      outdated = true
    }
  }, [pages, language, voice, validateWord])

  return text
}
