import { findPauseTags } from '@lectern/core/audio'
import type { SpeechPage } from '@lectern/core/pipeline'
import { cacheByObject } from '../page-cache/cache-by-object'
import { hasSpeech } from './list-sentences'
import { listPagesToCount, type PageSpeech, type PagesToCount } from './list-pages-to-count'
import type { PartsApi, SpeechCost, TextToSpeak, UnspokenSentence } from './parts-api'

/** Counts the cost of a text that changes page by page. */
export interface CostCounter {
  /** Sends only the pages whose cost changed since the last count, with the pages around them. */
  readonly count: (text: TextToSpeak, version: unknown) => Promise<SpeechCost>
  /** Counts the most that a text can cost by what is known of its other pages. */
  readonly countMost: (text: TextToSpeak, version: unknown) => number
}

interface CountedText {
  readonly text: TextToSpeak
  readonly version: unknown
  readonly unspoken: ReadonlyMap<number, readonly UnspokenSentence[]>
  /** Of all pages. */
  readonly characters: number
  readonly sounds: Sounds
}

/** The characters that are charged for each sound, and the number of sentences that have it. */
type Sounds = ReadonlyMap<string, { readonly characters: number; readonly sentences: number }>

/** @param countCost counts a text as a whole */
export function createCostCounter(countCost: PartsApi['countCost']): CostCounter {
  const readSpeech = cacheByObject(readPageSpeech)
  const countText = cacheByObject(countPage)
  let last: CountedText | null = null

  function plan(
    text: TextToSpeak,
    version: unknown,
  ): { readonly base: CountedText; readonly pages: PagesToCount } | null {
    if (last === null || last.version !== version || !isSpokenAlike(last.text, text)) return null
    return { base: last, pages: listPagesToCount(last.text.pages, text.pages, readSpeech) }
  }

  return {
    async count(text, version) {
      const planned = plan(text, version)
      const sent =
        planned === null ? text.pages : planned.pages.sent.flatMap((index) => text.pages.slice(index, index + 1))
      const counted = sent.length === 0 ? [] : (await countCost({ ...text, pages: sent })).unspoken
      const fresh = groupByPage(counted)
      const unspoken = new Map(
        text.pages.map(({ pageVariationId: id }, index) => {
          const isFresh = planned === null || planned.pages.counted.has(index)
          return [id, (isFresh ? fresh.get(id) : planned.base.unspoken.get(id)) ?? []]
        }),
      )
      const all = [...unspoken.values()].flat()
      const sounds = groupBySound(all)
      const characters = [...sounds.values()].reduce((sum, sound) => sum + sound.characters, 0)
      last = { text, version, unspoken, characters, sounds }
      return { characters, unspoken: all }
    },
    countMost(text, version) {
      const planned = plan(text, version)
      if (planned === null) return text.pages.reduce((sum, page) => sum + countText(page), 0)
      const { base, pages } = planned
      const known = new Set<number>()
      let most = 0
      for (const [index, page] of text.pages.entries()) {
        if (base.unspoken.has(page.pageVariationId) && !pages.counted.has(index)) known.add(page.pageVariationId)
        else most += countText(page)
      }
      // Few pages are not known: what the others cost is the last count without them.
      const left = [...base.unspoken].flatMap(([id, sentences]) => (known.has(id) ? [] : sentences))
      return most + base.characters - countOnlyIn(left, base.sounds)
    },
  }
}

function readPageSpeech({ textSegments }: SpeechPage): PageSpeech {
  const text = textSegments.map((segment) => segment.text).join('')
  if (!hasSpeech(text)) return 'silent'
  return findPauseTags(text).length > 0 ? 'with-pauses' : 'plain'
}

/** Returns true if the pages that two texts share cost the same in both. Texts of a part are counted as a whole. */
function isSpokenAlike(a: TextToSpeak, b: TextToSpeak): boolean {
  const isPart = [a, b].some(
    ({ previousText, nextText, take }) => previousText !== undefined || nextText !== undefined || take !== undefined,
  )
  if (isPart || a.voice !== b.voice || a.dictionaryIds.length !== b.dictionaryIds.length) return false
  return a.dictionaryIds.every((id, index) => id === b.dictionaryIds[index])
}

function groupByPage(sentences: readonly UnspokenSentence[]): ReadonlyMap<number, UnspokenSentence[]> {
  const groups = new Map<number, UnspokenSentence[]>()
  for (const sentence of sentences) {
    const group = groups.get(sentence.pageVariationId)
    if (group === undefined) groups.set(sentence.pageVariationId, [sentence])
    else group.push(sentence)
  }
  return groups
}

/** Groups sentences as they are charged: once for all that sound the same. */
function groupBySound(sentences: readonly UnspokenSentence[]): Sounds {
  const sounds = new Map<string, { readonly characters: number; readonly sentences: number }>()
  for (const sentence of sentences) {
    const before = sounds.get(soundOf(sentence))
    const characters = before === undefined ? countCharacters(sentence.text) : before.characters
    sounds.set(soundOf(sentence), { characters, sentences: before === undefined ? 1 : before.sentences + 1 })
  }
  return sounds
}

/** Counts the characters of sentences without those that sound like another one elsewhere in the text. */
function countOnlyIn(sentences: readonly UnspokenSentence[], all: Sounds): number {
  let sum = 0
  for (const [key, { characters, sentences: count }] of groupBySound(sentences)) {
    if (all.get(key)?.sentences === count) sum += characters
  }
  return sum
}

function soundOf({ sound, text }: UnspokenSentence): string {
  return sound ?? text
}

function countPage({ textSegments }: SpeechPage): number {
  return textSegments.reduce((sum, { text }) => sum + countCharacters(text), 0)
}

/** Counts characters as they are charged: by code point. */
function countCharacters(text: string): number {
  return Array.from(text).length
}
