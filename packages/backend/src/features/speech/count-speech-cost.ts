import type { SpeechCost, TargetedSpeechRequest } from '@lectern/contracts/app'
import type { z } from 'zod'
import { readSentenceLocks } from '../../entities/narration/sentence-locks.repository'
import { hashContent } from '../../entities/objects/hash-content'
import type { Caller } from '../../entities/rights/caller'
import { loadDictionaries } from '../pronunciation/resolve-dictionaries'
import { cutIntoSentences } from './cut-into-sentences'
import { countUnspoken, describeLocks, planSentences } from './plan-sentences'
import { planSpeech, type SpeechServices } from './speech.service'

/** Counts the characters that speaking a request would send to the voice, exactly as they are charged. */
export async function countSpeechCost(
  services: SpeechServices,
  caller: Caller,
  request: z.output<typeof TargetedSpeechRequest>,
): Promise<z.input<typeof SpeechCost>> {
  const { variation, previousText, nextText, take } = request
  const plan = await planSpeech(services, caller, request)
  const sentences = cutIntoSentences(plan.pages, variation, plan.maximumCharacters)
  const dictionaries = await loadDictionaries(services.database, plan.dictionaries)
  const locks = await readSentenceLocks(services.database, plan.chapterVariationId)
  const order = { sentences, dictionaries, previousText, nextText, locks, take }
  const planned = planSentences(order, await services.speech.models())
  const described = describeLocks(locks, plan.pages, planned)
  const unspoken = await countUnspoken(services.objects, planned)
  return {
    characters: unspoken.characters,
    unspoken: unspoken.sentences.map(({ sentence: { pageVariationId, text }, key }) => ({
      pageVariationId,
      text,
      sound: hashContent(key),
    })),
    ...(described.length === 0 ? {} : { locks: described }),
  }
}
