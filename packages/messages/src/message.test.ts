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

// What is written here has to compile, and what stands below "@ts-expect-error" must not: `tsc` says so of either.
it('lets no translation be built that lacks a text, has one too many, or counts where none is counted', () => {
  expectTypeOf(es).toExtend<Shape<typeof en>>()
  const { play: _, ...withoutPlay } = es
  // @ts-expect-error a missing text
  void (withoutPlay satisfies Shape<typeof en>)
  // @ts-expect-error a text that English does not have
  void ({ play: '', page: '', words: es.words, stop: 'Parar' } satisfies Shape<typeof en>)
  // @ts-expect-error a text that counts, without its forms
  void ({ play: '', page: '', words: 'palabras' } satisfies Shape<typeof en>)
  // @ts-expect-error a form for every number is the least
  void ({ play: '', page: '', words: { one: 'palabra' } } satisfies Shape<typeof en>)
  // @ts-expect-error a catalogue takes complete translations only
  defineCatalogue('player', en, async () => withoutPlay)
})

it('lets no text be asked for that is not there, or without its parameters', () => {
  const t = createTranslate('en', en)
  const ask = () => {
    // @ts-expect-error no such text
    t('stop')
    // @ts-expect-error the page is missing
    t('page')
    // @ts-expect-error it is called "page"
    t('page', { number: 3 })
    // @ts-expect-error what counts takes a count
    t('words')
    // @ts-expect-error nothing to fill in
    t('play', { page: 3 })
  }
  expectTypeOf(ask).toBeFunction()
})
