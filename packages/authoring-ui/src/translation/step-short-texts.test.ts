import { describe, expect, it } from 'vitest'
import type { ShortText } from './short-text'
import { listWaiting, noShortTexts, stepShortTexts, type ShortTextsEvent } from './step-short-texts'

const text = (key: string, source: string): ShortText => ({ key, place: { kind: 'chapter-title' }, source })
const texts = [text('a', 'Lámina'), text('b', 'El mar'), text('c', 'Lámina')]
const reason = { kind: 'failed', message: 'Asleep.' } as const

const run = (...events: readonly ShortTextsEvent[]) =>
  events.reduce(stepShortTexts, stepShortTexts(noShortTexts, { kind: 'texts-requested', from: 'es' }))
const read = { kind: 'texts-read', texts } as const
const translate = { kind: 'translation-requested' } as const
const stop = { kind: 'translation-stopped' } as const
const save = { kind: 'save-requested' } as const
const fail = { kind: 'call-failed', reason } as const
const retry = { kind: 'call-retried' } as const
const translated = (source: string, translation: string) => ({ kind: 'text-translated', source, translation }) as const
const saved = (...keys: readonly string[]) => ({ kind: 'drafts-saved', keys }) as const
const edited = (translation: string) => ({ kind: 'draft-edited', key: 'b', translation }) as const
const whole = [read, translate, translated('Lámina', 'Plate'), translated('El mar', 'The sea')] as const

describe('stepShortTexts', () => {
  it('makes a draft of each text, one request for equal texts, and then has them checked', () => {
    const half = run(read, translate, translated('Lámina', 'Plate'))
    expect([half.phase, listWaiting(half)]).toEqual(['translating', [texts[1]]])
    const done = stepShortTexts(half, translated('El mar', 'The sea'))
    expect([done.phase, done.drafts.map(({ key, translation }) => [key, translation])]).toEqual([
      'checking',
      [
        ['a', 'Plate'],
        ['c', 'Plate'],
        ['b', 'The sea'],
      ],
    ])
  })

  it('keeps the drafts after a failure and a stop, and goes on with the rest', () => {
    const failed = run(read, translate, translated('El mar', 'The sea'), fail)
    expect([failed.phase, failed.failure, failed.drafts.length]).toEqual(['checking', { call: 'translate', reason }, 1])
    const again = stepShortTexts(failed, retry)
    expect([again.phase, again.failure, listWaiting(again).length]).toEqual(['translating', null, 2])
    const stopped = stepShortTexts(again, stop)
    expect(stopped.phase).toBe('checking')
    expect(stepShortTexts(stopped, translate).phase).toBe('translating')
    expect(run(read, translate, fail).phase).toBe('asking')
  })

  it('repeats the save after a failed save, even while texts wait for a translation', () => {
    const unsaved = run(read, translate, translated('Lámina', 'Plate'), stop, save, fail)
    expect([unsaved.phase, unsaved.failure?.call, listWaiting(unsaved).length]).toEqual(['checking', 'save', 1])
    expect(stepShortTexts(unsaved, retry).phase).toBe('saving')
    expect(stepShortTexts(unsaved, { kind: 'failure-dismissed' })).toEqual({ ...unsaved, failure: null })
  })

  it('counts what was saved and left out across attempts, and forgets everything at the end', () => {
    const partly = run(...whole, save, { kind: 'drafts-left-out', keys: ['a'] }, saved('b'), fail)
    expect(partly.drafts.map(({ key }) => key)).toEqual(['c'])
    expect(listWaiting(partly)).toEqual([])
    const end = [retry, saved('c')].reduce(stepShortTexts, partly)
    expect([end.phase, end.saved, end.leftOut]).toEqual(['saving', 2, 1])
    expect(stepShortTexts(end, { kind: 'save-ended' })).toEqual(noShortTexts)
  })

  it('changes no draft while drafts are saved', () => {
    const translationOf = (...events: readonly ShortTextsEvent[]) => run(...whole, ...events).drafts.at(-1)?.translation
    expect(translationOf(edited('A sea'), save, edited('Waves'))).toBe('A sea')
    expect(translationOf(save, fail, edited('Waves'))).toBe('Waves')
  })

  it('discards drafts and restores them, unless there are newer ones', () => {
    const checking = run(...whole, edited('A sea'))
    const { from, drafts } = checking
    const restored = { kind: 'drafts-restored', work: { from, texts, drafts } } as const
    const discarded = stepShortTexts(checking, { kind: 'drafts-discarded' })
    expect(discarded).toEqual(noShortTexts)
    expect(stepShortTexts(discarded, restored)).toEqual(checking)
    expect(stepShortTexts(run(read), restored)).toEqual(checking)
    const newer = run(read, translate)
    expect(stepShortTexts(newer, restored)).toBe(newer)
  })

  it('ignores texts of a language that is no longer chosen', () => {
    expect(stepShortTexts(run(read, translate), read).phase).toBe('translating')
  })
})
