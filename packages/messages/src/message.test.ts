import { expectTypeOf, it } from 'vitest'
import { createTranslate } from './create-translate'
import { defineCatalogue } from './catalogue'
import type { Shape } from './message'

const en = {
  play: 'Play',
  page: 'Page {page}',
  words: { one: '{count} word', other: '{count} words' },
} as const
const es = {
  play: 'Reproducir',
  page: 'Página {page}',
  words: { one: '{count} palabra', other: '{count} palabras' },
}

// `tsc` checks this file: what is written here must compile, and each line below "@ts-expect-error" must not.
it('a translation with missing or unknown keys or missing plural forms fails the type check', () => {
  expectTypeOf(es).toExtend<Shape<typeof en>>()
  const { play: _, ...withoutPlay } = es
  // @ts-expect-error a missing text
  void (withoutPlay satisfies Shape<typeof en>)
  // @ts-expect-error a text that English does not have
  void ({ play: '', page: '', words: es.words, stop: 'Parar' } satisfies Shape<typeof en>)
  // @ts-expect-error a text with a count needs its plural forms
  void ({ play: '', page: '', words: 'palabras' } satisfies Shape<typeof en>)
  // @ts-expect-error the form "other" is required
  void ({ play: '', page: '', words: { one: 'palabra' } } satisfies Shape<typeof en>)
  // @ts-expect-error a catalogue takes complete translations only
  defineCatalogue('player', en, { es: async () => withoutPlay })
})

it('rejects an unknown key and a missing parameter when types are checked', () => {
  const t = createTranslate('en', en)
  const ask = () => {
    // @ts-expect-error no such text
    t('stop')
    // @ts-expect-error the page is missing
    t('page')
    // @ts-expect-error it is called "page"
    t('page', { number: 3 })
    // @ts-expect-error a text with plural forms needs a count
    t('words')
    // @ts-expect-error the text has no parameters
    t('play', { page: 3 })
  }
  expectTypeOf(ask).toBeFunction()
})
