import { startTransition, useEffect, useMemo, useState } from 'react'
import { createCostCounter } from './create-cost-counter'
import type { PartsApi, SpeechCost, TextToSpeak } from './parts-api'

/** Typing pauses at least as long before its cost is counted. */
const PAUSE_MILLISECONDS = 400

/** The cost of a text: as the server counts it, or the most that it can be while the server has not counted it. */
export interface KnownCost extends SpeechCost {
  readonly isExact: boolean
  /** The unspoken sentences of the last count, which marks on the text show until the next one. */
  readonly lastUnspoken: SpeechCost['unspoken']
}

/**
 * Counts the cost of a text whenever it changes. Returns null without a text.
 *
 * @param text a new object whenever it changes
 * @param version changes when speech was stored, and the text may cost less
 */
export function useSpeechCost(api: PartsApi, text: TextToSpeak | null, version: unknown): KnownCost | null {
  const counter = useMemo(() => createCostCounter(api.countCost), [api])
  const [counted, setCounted] = useState<{ text: TextToSpeak; version: unknown; cost: SpeechCost } | null>(null)
  useEffect(() => {
    if (text === null) return undefined
    let isCurrent = true
    const count = async () => {
      const cost = await counter.count(text, version)
      // Marks of a long chapter are drawn without stopping what is typed.
      if (isCurrent) startTransition(() => setCounted({ text, version, cost }))
    }
    const timer = setTimeout(() => {
      count().catch((error: unknown) => console.warn('The cost of the speech could not be counted.', error))
    }, PAUSE_MILLISECONDS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [counter, text, version])
  return useMemo(() => {
    if (text === null) return null
    if (counted !== null && counted.text === text && counted.version === version) {
      return { isExact: true, ...counted.cost, lastUnspoken: counted.cost.unspoken }
    }
    const isOfThisVoice = counted !== null && counted.text.voice === text.voice && counted.version === version
    const lastUnspoken = isOfThisVoice ? counted.cost.unspoken : []
    return { isExact: false, characters: counter.countMost(text, version), unspoken: [], lastUnspoken }
  }, [counter, counted, text, version])
}
