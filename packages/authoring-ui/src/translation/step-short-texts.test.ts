import { describe, expect, it } from 'vitest'
import type { ShortText } from './short-text'
import { listWaiting, noShortTexts, stepShortTexts, type ShortTextsEvent } from './step-short-texts'

const text = (key: string, source: string): ShortText => ({ key, place: { kind: 'chapter-title' }, source })
const texts = [text('a', 'Lámina'), text('b', 'El mar'), text('c', 'Lámina')]
const failure = { kind: 'failed', message: 'Asleep.' } as const

const run = (...events: readonly ShortTextsEvent[]) =>
  events.reduce(stepShortTexts, stepShortTexts(noShortTexts, { kind: 'texts-requested', from: 'es' }))
const read = { kind: 'texts-read', texts } as const
const translate = { kind: 'translation-requested' } as const
const translated = (source: string, translation: string) => ({ kind: 'text-translated', source, translation }) as const

describe('stepShortTexts', () => {
  it('makes a draft of each text, one request for equal texts, and then has them checked', () => {
    const half = run(read, translate, translated('Lámina', 'Plate'))
    expect([half.phase, listWaiting(half)]).toEqual(['translating', [texts[1]]])
    const whole = stepShortTexts(half, translated('El mar', 'The sea'))
    expect([whole.phase, whole.drafts.map(({ key, translation }) => [key, translation])]).toEqual([
      'checking',
      [
        ['a', 'Plate'],
        ['c', 'Plate'],
        ['b', 'The sea'],
      ],
    ])
  })

  it('keeps the drafts after a failure and a stop, and goes on with the rest', () => {
    const failed = run(read, translate, translated('El mar', 'The sea'), { kind: 'translation-failed', failure })
    expect([failed.phase, failed.failure, failed.drafts.length]).toEqual(['checking', failure, 1])
    const again = stepShortTexts(failed, translate)
    expect([again.phase, again.failure, listWaiting(again).length]).toEqual(['translating', null, 2])
    expect(stepShortTexts(again, { kind: 'translation-stopped' }).phase).toBe('checking')
    expect(run(read, translate, { kind: 'translation-failed', failure }).phase).toBe('asking')
  })

  it('keeps edited drafts when they cannot be saved, and forgets them when they are saved', () => {
    const edited = { kind: 'draft-edited', key: 'b', translation: 'A sea' } as const
    const events = [read, translate, translated('Lámina', 'Plate'), translated('El mar', 'The sea'), edited] as const
    const unsaved = run(...events, { kind: 'save-requested' }, { kind: 'save-failed', failure })
    expect([unsaved.phase, unsaved.drafts.at(-1)?.translation]).toEqual(['checking', 'A sea'])
    expect(run(...events, { kind: 'save-requested' }, { kind: 'saved' })).toEqual(noShortTexts)
  })

  it('ignores texts of a language that is no longer chosen', () => {
    expect(stepShortTexts(run(read, translate), read).phase).toBe('translating')
  })
})
