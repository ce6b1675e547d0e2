import type { JobWork } from '../../platform/jobs/job-definition'
import type { SentSentence } from './sent-sentences'
import type { VoiceServices } from './speak-once'

/** Returns the sentences that the job sent to a paid voice and whose audio is not in the store. */
export async function findLostSpeech(
  { objects, speech, sent }: VoiceServices,
  { id }: JobWork<unknown>,
): Promise<SentSentence[]> {
  if (!speech.isPaid) return []
  const lost: SentSentence[] = []
  for (const sentence of await sent.list(id)) {
    if (await objects.head(sentence.key)) await sent.end(id, sentence.key)
    else lost.push(sentence)
  }
  return lost
}
