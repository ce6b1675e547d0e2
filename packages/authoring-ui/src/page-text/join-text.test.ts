import { transferTimings } from '@lectern/core/sync'
import type { Rect } from '@lectern/core/geometry'
import { describe, expect, it } from 'vitest'
import { placeRects } from '../editor/placed-rect'
import { joinText } from './join-text'

const scope = { pageVariationId: 7, kind: 'rectsByWords' } as const
type Place = (index: number, line: number) => Pick<Rect, 'x' | 'y'>

/** Lays words, lines parted by `/`, with a time for each. */
function lay(text: string, place: Place): Rect[] {
  let count = 0
  return text.split(' / ').flatMap((words, line) =>
    words.split(' ').map((word, index) => {
      const at = count
      count += 1
      return { id: `w${at}`, ...place(index, line), width: 30, height: 30, word, startTime: at, endTime: at + 0.8 }
    }),
  )
}
const rightwards: Place = (index, line) => ({ x: 40 * index, y: 50 * line })
const leftwards: Place = (index, line) => ({ x: 600 - 40 * index, y: 50 * line })
const downwards: Place = (index, line) => ({ x: 600 - 50 * line, y: 200 + 40 * index })

const pages = [
  {
    language: 'ar',
    words: 'كان المصباح يضيء / فوق الميناء الهادئ.',
    place: leftwards,
    text: 'كان المصباح يضيء\nفوق الميناء الهادئ.',
    edit: ['المصباح', 'القنديل'],
  },
  {
    language: 'he',
    words: 'המנורה הישנה האירה / את הנמל.',
    place: leftwards,
    text: 'המנורה הישנה האירה\nאת הנמל.',
    edit: ['הישנה', 'הקטנה'],
  },
  {
    language: 'zh',
    words: '小 灯 照亮 了 / 安静 的 港口 。 》',
    place: rightwards,
    text: '小灯照亮了\n安静的港口。》',
    edit: ['安静', '宁静'],
  },
  {
    language: 'ja',
    words: '私 は 古い 本 を / 読み ました 。',
    place: downwards,
    text: '私は古い本を\n読みました。',
    edit: ['本', '絵'],
  },
] as const

describe('the text of a page', () => {
  it.each(pages)('in $language has spaces and lines as that script is written', ({ words, place, text }) => {
    expect(joinText(placeRects(scope, lay(words, place)))).toBe(text)
  })

  it.each(pages)('in $language keeps the frames and times of all words but the edited one', (page) => {
    const { language, words, place, edit } = page
    const before = lay(words, place)
    const text = joinText(placeRects(scope, before))
    expect(transferTimings(before, text, { language })).toEqual({ rects: before, changed: [] })
    const [word, replacement] = edit
    const { rects } = transferTimings(before, text.replace(word, replacement), { language })
    expect(rects.map(({ word: after }) => after)).toEqual(
      before.map((rect) => (rect.word === word ? replacement : rect.word)),
    )
    expect(rects.map(({ word: _word, timing: _timing, ...rect }) => rect)).toEqual(
      before.map(({ word: _word, ...rect }) => rect),
    )
  })
})
