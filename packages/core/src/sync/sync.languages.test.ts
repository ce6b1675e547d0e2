import { describe, expect, it } from 'vitest'
import type { Rect, TimedWord } from '../types'
import { fillTimingGaps } from './gap-filling/fill-timing-gaps'
import { syncBySentence } from './matching/sync-by-sentence'
import { syncByWord } from './matching/sync-by-word'
import { validateTimings } from './timing/validate-timings'

/**
 * A text on the page and the words that a voice has for it. Several words on one side belong together; `/` is a line end; ''
 * means not read, or not written.
 */
type Pair = readonly [page: string, heard: string]

/** Two sentences each, as languages with spaces are written and as voices and recognisers return them. */
const SPACED: Record<string, readonly (readonly Pair[])[]> = {
  en: [
    [
      ['“Don’t', "don't"],
      ['walk', 'walk'],
      ['—', ''],
      ['the', 'the'],
      ['well-/ known', 'well-known'],
      ['path!”', 'path'],
    ],
    [
      ['Mr.', 'mr'],
      ['O’Brien', "O'Brien"],
      ['cannot', 'can not'],
      ['e-mail', 'e mail'],
      ['in', 'in'],
      ['1984.', 'nineteen eighty-four'],
    ],
  ],
  es: [
    [
      ['—¿Dónde', 'dónde'],
      ['está', 'está'],
      ['el', 'el'],
      ['niño', 'niño'],
      ['de', 'de'],
      ['la', 'la'],
      ['lám-/ para?', 'lámpara'],
    ],
    [
      ['¡Dámelo!', 'da me lo'],
      ['Corría', 'corría'],
      ['1984', 'mil novecientos ochenta y cuatro'],
      ['…', ''],
      ['«al', 'al'],
      ['fin».', 'fin'],
    ],
  ],
  fr: [
    [
      ['L’école', "l' école"],
      ['d’aujourd’hui,', "d' aujourd'hui"],
      ['«', ''],
      ['qu’il', 'qu il'],
      ['vente', 'vente'],
      ['»', ''],
    ],
    [
      ['Cœur', 'coeur'],
      ['à', 'à'],
      ['cœur', 'cœur'],
      ['c’est-à-dire', "c'est à dire"],
      ['porte-/ monnaie', 'portemonnaie'],
      ['!', ''],
    ],
  ],
  de: [
    [
      ['„Guten', 'Guten'],
      ['Morgen“,', 'Morgen'],
      ['Donaudampfschifffahrt', 'Donau Dampf Schifffahrt'],
      ['Straße', 'Strasse'],
    ],
    [
      ['Die', 'die'],
      ['Groß-/ stadt', 'Großstadt'],
      ['E-Mail', 'E Mail'],
      ['geht’s', 'gehts'],
      ['über', 'über'],
      ['Kinder Garten', 'Kindergarten'],
    ],
  ],
  ru: [
    [
      ['—', ''],
      ['Ещё', 'еще'],
      ['вчера', 'вчера'],
      ['Ива́н', 'Иван'],
      ['вышел', 'вышел'],
      ['из-за', 'из за'],
      ['ёлки.', 'елки'],
    ],
    [
      ['Ког-/ да', 'когда'],
      ['все', 'всё'],
      ['спят,', 'спят'],
      ['«тишина»', 'тишина'],
    ],
  ],
  ko: [
    [
      ['고양이가', '고양이 가'],
      ['따뜻한', '따뜻한'],
      ['매트 위에', '매트위에'],
      ['앉았다.', '앉았다'],
    ],
    [
      ['“안녕하세요”', '안녕 하세요'],
      ['라고', '라고'],
      ['말했다…', '말했다'],
    ],
  ],
  hi: [
    [
      ['“वह', 'वह'],
      ['ज़रूर', 'जरूर'],
      ['किताब-घर', 'किताब घर'],
      ['पढ\u093cता', 'प\u095dता'],
      ['है।', 'है'],
    ],
    [
      ['सन', 'सन'],
      ['१९८४', '1984'],
      ['में', 'में'],
      ['॥', ''],
    ],
  ],
  ar: [
    [
      ['ذَهَبَ', 'ذهب'],
      ['الوَلَدُ', 'الولد'],
      ['إلى', 'الى'],
      ['المَدْرَسَةِ،', 'المدرسة'],
    ],
    [
      ['وقال', 'و قال'],
      ['كتــــاب', 'كتاب'],
      ['٢٠٢٤', '2024'],
      ['جميلٌ؟', 'جميل'],
      ['…', ''],
    ],
  ],
  he: [
    [
      ['שָׁלוֹם', 'שלום'],
      ['אָמַר', 'אמר'],
      ['הַיֶּלֶד', 'הילד'],
      ['לְבֵית־הַסֵּפֶר.', 'לבית הספר'],
    ],
    [
      ['צה״ל', 'צהל'],
      ['–', ''],
      ['הָלַךְ', 'הלך'],
      ['הביתה!', 'הביתה'],
    ],
  ],
}

/** Scripts without spaces: the page and the voice segment the same letters differently. */
const UNSPACED: Record<string, readonly [page: readonly string[], heard: readonly string[]][]> = {
  zh: [
    [
      ['小猫', '坐在', '垫子', '上', '。'],
      ['小', '猫', '坐', '在', '垫', '子', '上'],
    ],
    [
      ['“', '你好', '！', '”', '他说', '，', '老师', '来了', '……'],
      ['你', '好', '他说老师', '来了'],
    ],
    [
      ['中华人民共和国', '成立'],
      ['中华', '人民', '共和国', '成立'],
    ],
  ],
  ja: [
    [
      ['「', '行く', 'ぞ', '。', '」', 'と', '彼', 'は', '言っ', 'た'],
      ['行くぞ', 'と彼', 'は言', 'った'],
    ],
    [
      ['コーヒー', 'を', '飲み', 'ました', '。'],
      ['コ', 'ー', 'ヒ', 'ー', 'を', '飲', 'み', 'ま', 'し', 'た'],
    ],
    [
      ['光学', '文字認識', 'である'],
      ['光', '学文', '字認識で', 'ある'],
    ],
  ],
  th: [
    [
      ['แมว', 'นั่ง', 'อยู่', 'บน', 'เสื่อ'],
      ['แมวนั่ง', 'อยู่', 'บนเสื่อ'],
    ],
    [
      ['แมวนั่งอยู่', 'บนเสื่อ'],
      ['แมว', 'นั่ง', 'อยู่', 'บน', 'เสื่อ'],
    ],
  ],
  my: [
    [
      ['ကြောင်', 'ဖျာပေါ်မှာ', 'ထိုင်သည်', '။'],
      ['ကြောင်ဖျာ', 'ပေါ်မှာ', 'ထိုင်', 'သည်'],
    ],
    [
      ['မြန်မာစာ', 'ဖတ်သည်။'],
      ['မြန်မာ', 'စာဖတ်', 'သည်'],
    ],
  ],
}

interface Told {
  rects: Rect[]
  heard: TimedWord[]
  /** Rects for each pair of page and voice, and the time in which it is heard; null if it is not read. */
  pairs: { rects: number[]; time: [number, number] | null }[]
}

function tell(sentences: readonly (readonly Pair[])[]): Told {
  const told: Told = { rects: [], heard: [], pairs: [] }
  for (const [sentence, pairs] of sentences.entries()) {
    for (const [page, heard] of pairs) {
      const from = told.heard.length
      for (const word of heard.split(' ').filter(Boolean)) {
        told.heard.push({ word, start: told.heard.length * 0.5, end: told.heard.length * 0.5 + 0.45 })
      }
      const rects = page.split(' ').map((word) => addRect(told.rects, word, `s${sentence}`))
      const time: [number, number] = [toMicroseconds(from * 0.5), toMicroseconds(told.heard.length * 0.5 - 0.05)]
      told.pairs.push({ rects, time: from === told.heard.length ? null : time })
    }
  }
  return told
}

const NO_TIME = [undefined, undefined]

/** The rounding error of splitting times, far below anything audible. */
function toMicroseconds(seconds: number | undefined): number {
  return Math.round((seconds ?? Number.NaN) * 1e6) / 1e6
}

/** The words of rects that belong together, the first start and the last end. */
function timeOf(rects: readonly (Rect | undefined)[]) {
  const [first, last] = [rects[0], rects.at(-1)]
  const words = rects.map((rect) => rect?.word).join(' ')
  return first?.startTime === undefined
    ? [words, ...NO_TIME]
    : [words, toMicroseconds(first.startTime), toMicroseconds(last?.endTime)]
}

function addRect(rects: Rect[], text: string, sentenceId: string): number {
  const isLineEnd = text.endsWith('/')
  const word = text.replace(/\/$/, '')
  const type = isLineEnd ? 'LINE_BREAK' : 'SPACE'
  const line = rects.filter(({ detectedBreak }) => detectedBreak?.type === 'LINE_BREAK').length
  const index = rects.push({
    id: `r${rects.length}`,
    x: rects.length * 60,
    y: line * 40,
    width: 50,
    height: 30,
    word,
    sentenceId,
    detectedBreak: { type },
  })
  return index - 1
}

describe.each(Object.entries(SPACED))('a narration in %s', (language, sentences) => {
  it('gives every word its time, although the voice writes and segments words differently', () => {
    const { rects, heard, pairs } = tell(sentences)
    const synced = syncByWord(rects, heard, { language })
    expect(pairs.map(({ rects: places }) => timeOf(places.map((place) => synced.rects[place])))).toEqual(
      pairs.map(({ rects: places, time }) => [
        places.map((place) => rects[place]?.word).join(' '),
        ...(time ?? NO_TIME),
      ]),
    )
    expect(synced).toMatchObject({ coverage: 1, firstUnmatchedWord: null, firstUnassignedRect: null, issues: [] })
    expect(validateTimings(synced.rects.filter(({ startTime }) => startTime !== undefined))).toEqual([])
    expect(validateTimings(fillTimingGaps(synced.rects, { start: 0, end: heard.length / 2 }))).toEqual([])
  })

  it('gives every sentence the time from its first word to its last', () => {
    const { rects, heard, pairs } = tell(sentences)
    const synced = syncBySentence(rects, heard, { language })
    for (const sentenceId of ['s0', 's1']) {
      const own = pairs.filter((pair) => pair.rects.every((place) => rects[place]?.sentenceId === sentenceId))
      const times = own.flatMap(({ time }) => (time === null ? [] : [time]))
      for (const rect of synced.rects.filter((each) => each.sentenceId === sentenceId)) {
        expect(rect.startTime).toBeCloseTo(times[0]?.[0] ?? -1, 6)
        expect(rect.endTime).toBeCloseTo(times.at(-1)?.[1] ?? -1, 6)
      }
    }
    expect(synced.coverage).toBe(1)
    expect(validateTimings(synced.rects)).toEqual([])
  })

  it('reports the word of the page that the voice skipped, and times all others', () => {
    const { rects, heard, pairs } = tell(sentences)
    const at = pairs.findIndex(({ rects: places, time }, place) => place > 0 && places.length === 1 && time !== null)
    const skipped = pairs[at]
    const [from, to] = skipped?.time ?? [0, 0]
    const rest = heard.filter(({ start }) => start < from || start >= to)
    const synced = syncByWord(rects, rest, { language })
    expect(synced.firstUnassignedRect?.index).toBe(skipped?.rects[0])
    expect(synced.firstUnmatchedWord).toBeNull()
    const others = pairs.toSpliced(at, 1)
    expect(others.map(({ rects: places }) => timeOf(places.map((place) => synced.rects[place])).slice(1))).toEqual(
      others.map(({ time }) => time ?? NO_TIME),
    )
  })
})

describe.each(Object.entries(UNSPACED))('a narration in %s, which parts words without spaces', (language, passages) => {
  const graphemes = new Intl.Segmenter(language, { granularity: 'grapheme' })
  /** Letters that are spoken, each for a fifth of a second. */
  const soundOf = (word: string) =>
    [...graphemes.segment(word)].filter(({ segment }) => /[\p{L}\p{N}]/u.test(segment)).length / 5

  it.each(passages.map(([page, heard]) => ({ text: page.join(' '), page, heard })))(
    'gives $text the time of its letters, wherever the voice cuts',
    ({ page, heard: spoken }) => {
      const rects: Rect[] = []
      for (const word of page) addRect(rects, word, 's')
      let now = 0
      const heard = spoken.map((word): TimedWord => {
        const start = now
        now += soundOf(word)
        return { word, start, end: now }
      })
      const synced = syncByWord(rects, heard, { language })
      let passed = 0
      const expected = page.map((word) => {
        const start = passed
        passed += soundOf(word)
        return start === passed ? [word, ...NO_TIME] : [word, toMicroseconds(start), toMicroseconds(passed)]
      })
      expect(synced.rects.map((rect) => timeOf([rect]))).toEqual(expected)
      expect(passed).toBeCloseTo(now, 6)
      expect(synced).toMatchObject({ coverage: 1, firstUnmatchedWord: null, firstUnassignedRect: null, issues: [] })
      expect(validateTimings(synced.rects.filter(({ startTime }) => startTime !== undefined))).toEqual([])

      const bySentence = syncBySentence(rects, heard, { language })
      for (const rect of bySentence.rects) {
        expect(rect.startTime).toBeCloseTo(0, 6)
        expect(rect.endTime).toBeCloseTo(now, 6)
      }
    },
  )
})
