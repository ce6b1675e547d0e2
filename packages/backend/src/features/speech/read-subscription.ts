import type { Subscription } from '@lectern/contracts/speech'
import type { z } from 'zod'
import type { Speech } from '../../ports/index'
import type { SpeechBudget } from './speech-budget'

/** Returns a domain's remaining budget, or the provider's own if less is left of that. */
export async function readSubscription(
  { speech, budget }: { speech: Speech; budget: SpeechBudget },
  domainId: number,
): Promise<z.output<typeof Subscription>> {
  const [used, limit, account] = await Promise.all([
    budget.used(domainId),
    budget.limitOf(domainId),
    speech.subscription(),
  ])
  if (account && account.characterLimit - account.characterCount < limit - used) {
    return {
      character_count: account.characterCount,
      character_limit: account.characterLimit,
      ...(account.resetsAt === undefined ? {} : { next_character_count_reset_unix: account.resetsAt }),
    }
  }
  return { character_count: used, character_limit: limit, next_character_count_reset_unix: budget.nextReset() }
}
