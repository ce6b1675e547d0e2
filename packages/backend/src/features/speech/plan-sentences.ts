import { createRuleFinder } from '../pronunciation/create-rule-finder'
import { containsWords } from '../pronunciation/contains-words'
import { spokenSentenceKey } from '../../entities/objects/object-keys'
import type { ObjectStore, SpeechDictionary, SpeechModel } from '../../ports/index'
import type { SentenceLock } from '../../entities/narration/sentence-locks.repository'
import { countCharacters, type SentenceOfPage } from './cut-into-sentences'
import { hashSentence } from '../../entities/narration/pack-sentence'
import type { PlannedSentence } from './speak-once'

export interface SentencesInOrder {
  sentences: readonly SentenceOfPage[]
  dictionaries: readonly SpeechDictionary[]
  /** Text before the first and after the last of them, for a natural join. */
  previousText?: string | undefined
  nextText?: string | undefined
  /** Locks of the chapter variation; those of other pages and texts are ignored. */
  locks?: readonly SentenceLock[]
  /** Number of the take, from 2, for another one of sentences that are spoken or locked; undefined for the first. */
  take?: number | undefined
}

/** Adds to each sentence its context and the key under which its audio is stored: that of the locked take, if it is locked. */
export function planSentences(
  { sentences, dictionaries, previousText, nextText, locks = [], take }: SentencesInOrder,
  models: readonly SpeechModel[],
): PlannedSentence[] {
  const findRules = createRuleFinder(dictionaries)
  const takeOf = new Map((take === undefined ? locks : []).map((lock) => [nameSentence(lock), lock.takeKey]))
  const modelOf = new Map(models.map((model) => [model.model_id, model]))
  return sentences.map((sentence, index) => {
    const previous = sentences[index - 1]?.text ?? previousText
    const next = sentences[index + 1]?.text ?? nextText
    const neighbours = {
      ...(previous === undefined ? {} : { previousText: previous }),
      ...(next === undefined ? {} : { nextText: next }),
    }
    const takeKey = takeOf.get(nameSentence(sentence))
    if (takeKey !== undefined) return { sentence, neighbours, key: takeKey, isLocked: true, skippedRules: [] }
    const model = modelOf.get(sentence.modelId)
    const { rules, fingerprint } = findRules(sentence.text)
    const context = { ...(model?.uses_neighbouring_text ? neighbours : {}), rulesFingerprint: fingerprint }
    const unheeded =
      model?.honours_phoneme_rules === false
        ? rules.filter((rule) => rule.type === 'phoneme' && containsWords(sentence.text, rule.string_to_replace))
        : []
    return {
      sentence,
      neighbours,
      key: spokenSentenceKey(hashSentence(sentence, context, take)),
      isLocked: false,
      skippedRules: unheeded.map((rule) => rule.string_to_replace),
    }
  })
}

function nameSentence({ pageVariationId, text }: Omit<SentenceLock, 'takeKey'>): string {
  return `${pageVariationId} ${text}`
}

/** Returns the locks of the given pages. A lock fits if its page still has a sentence with its text. */
export function describeLocks(
  locks: readonly SentenceLock[],
  pages: readonly { pageVariationId: number }[],
  planned: readonly PlannedSentence[],
): { pageVariationId: number; text: string; fits: boolean }[] {
  const ids = new Set(pages.map(({ pageVariationId }) => pageVariationId))
  const names = new Set(planned.map(({ sentence }) => nameSentence(sentence)))
  return locks
    .filter(({ pageVariationId }) => ids.has(pageVariationId))
    .map(({ pageVariationId, text }) => ({
      pageVariationId,
      text,
      fits: names.has(nameSentence({ pageVariationId, text })),
    }))
}

const objectConcurrency = 8

/** Finds the unlocked sentences without stored audio. A repeated one is sent once: its characters count once. */
export async function countUnspoken(
  objects: ObjectStore,
  planned: readonly PlannedSentence[],
): Promise<{ characters: number; sentences: { sentence: SentenceOfPage; key: string }[] }> {
  const byKey = [
    ...new Map(planned.filter(({ isLocked }) => !isLocked).map(({ key, sentence }) => [key, sentence.text])),
  ]
  const missing = new Set<string>()
  let characters = 0
  for (let from = 0; from < byKey.length; from += objectConcurrency) {
    const few = byKey.slice(from, from + objectConcurrency)
    const heads = await Promise.all(few.map(async ([key]) => objects.head(key)))
    few.forEach(([key, text], index) => {
      if (heads[index]) return
      missing.add(key)
      characters += countCharacters(text)
    })
  }
  return {
    characters,
    sentences: planned
      .filter(({ key, isLocked }) => !isLocked && missing.has(key))
      .map(({ sentence, key }) => ({ sentence, key })),
  }
}
