import type { SpeechPage } from '@lectern/core/pipeline'
import { splitSentences } from '@lectern/core/text'
import { expect, it } from 'vitest'
import { createCostCounter } from './create-cost-counter'
import type { SpeechCost, TextToSpeak } from './parts-api'

const voice = { voiceId: 'robin', modelId: 'm', voiceSettings: {} }
const page = (pageVariationId: number, text: string): SpeechPage => ({
  pageVariationId,
  textSegments: [{ ...voice, text: `${text} ` }],
})
const textOf = (pages: readonly SpeechPage[]): TextToSpeak => ({ voice, pages, dictionaryIds: [] })

/** Counts as the server does for a model that hears neighbours: pauses without text belong to a neighbouring sentence. */
function countAll({ pages }: TextToSpeak): SpeechCost {
  const spoken: { pageVariationId: number; text: string }[] = []
  let first = ''
  for (const { pageVariationId, textSegments } of pages) {
    for (const { text } of textSegments.flatMap((segment) => splitSentences(segment.text, { language: 'en' }))) {
      const last = spoken.at(-1)
      if (/[a-z]/i.test(text.replaceAll(/<[^>]*>/g, ''))) {
        spoken.push({ pageVariationId, text: last === undefined ? `${first} ${text}`.trim() : text })
      } else if (last === undefined) first += text
      else last.text += ` ${text}`
    }
  }
  const unspoken = spoken.map((sentence, index) => ({
    ...sentence,
    sound: JSON.stringify([spoken[index - 1]?.text, sentence.text, spoken[index + 1]?.text]),
  }))
  const once = new Map(unspoken.map(({ sound, text }) => [sound, text.length]))
  return { characters: [...once.values()].reduce((sum, length) => sum + length, 0), unspoken }
}

function openCounter() {
  const sent: (readonly number[])[] = []
  const counter = createCostCounter(async (text) => {
    sent.push(text.pages.map(({ pageVariationId }) => pageVariationId))
    return countAll(text)
  })
  return { sent, counter }
}

const pause = '<break time="1s" />'
const pages = Array.from({ length: 30 }, (_, index) => page(index + 1, `Page ${index + 1}. It goes on.`))

it('sends the pages around a change, and counts the same as for the whole text', async () => {
  const { sent, counter } = openCounter()
  await counter.count(textOf(pages), 1)
  const texts = ['Other words. Here.', 'One.', pause, `${pause} Later.`, `Then. ${pause}`, '—', `One. ${pause}`]
  let current = pages
  for (const [round, text] of [...texts, ...texts].entries()) {
    const at = (round * 3) % 12
    current = current.map((each, index) => (index === at + 3 ? page(each.pageVariationId, text) : each))
    expect(await counter.count(textOf(current), 1)).toEqual(countAll(textOf(current)))
  }
  expect(sent[0]).toHaveLength(30)
  for (const few of sent.slice(1)) expect(few.length).toBeLessThan(20)
  expect(sent[1]).toEqual([1, 2, 3, 4, 5, 6, 7])
})

it('counts pages that were removed, added or moved', async () => {
  const { counter } = openCounter()
  await counter.count(textOf(pages), 1)
  const orders = [
    pages.slice(1),
    pages.slice(0, -1),
    pages.toSpliced(9, 2),
    pages.toReversed(),
    [...pages, page(99, 'End.')],
  ]
  for (const order of orders) expect(await counter.count(textOf(order), 1)).toEqual(countAll(textOf(order)))
})

it('sends nothing for a text that was counted, and all of it after speech was stored', async () => {
  const { sent, counter } = openCounter()
  await counter.count(textOf(pages), 1)
  await counter.count(textOf(pages), 1)
  expect(sent).toHaveLength(1)
  await counter.count(textOf(pages), 2)
  expect(sent[1]).toHaveLength(30)
})

it('knows the most that a changed text costs before it is counted', async () => {
  const { counter } = openCounter()
  const whole = await counter.count(textOf(pages), 1)
  const changed = pages.with(9, page(10, 'Another text of this page.'))
  const most = counter.countMost(textOf(changed), 1)
  const { characters } = await counter.count(textOf(changed), 1)
  expect(most).toBeGreaterThanOrEqual(characters)
  expect(most).toBeLessThan(whole.characters + 100)
})

it('knows the most that a changed text costs by each page that has not changed, once for equal sounds', async () => {
  // Two pages sound the same: one of them is still charged when the other changes.
  const repeated = pages.map((each, index) => (index === 20 ? page(21, 'Page 10. It goes on.') : each))
  const counter = createCostCounter(async ({ pages: all }) => ({
    characters: 0,
    unspoken: all.map(({ pageVariationId, textSegments: [segment] }) => ({
      pageVariationId,
      text: segment?.text.trim() ?? '',
    })),
  }))
  const whole = await counter.count(textOf(repeated), 1)
  const changed = repeated.with(20, page(21, 'Other words.'))
  // The changed page and two pages on each side are counted with their spaces.
  const others = repeated
    .filter((_, index) => index < 18 || index > 22)
    .map(({ textSegments: [one] }) => one!.text.trim())
  const around = changed.slice(18, 23).map(({ textSegments: [one] }) => one!.text)
  const sum = (texts: readonly string[]) => texts.reduce((total, { length }) => total + length, 0)
  expect(whole.characters).toBe(sum([...new Set(repeated.map(({ textSegments: [one] }) => one!.text.trim()))]))
  expect(counter.countMost(textOf(changed), 1)).toBe(sum([...new Set(others)]) + sum(around))
})
