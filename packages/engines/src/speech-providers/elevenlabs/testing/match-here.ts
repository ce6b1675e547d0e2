import type { MatchCall, MatchReply } from '../matching-calls'
import { readAlignedSpeech } from '../read-aligned-speech'
import { readTimedSpeech } from '../read-timed-speech'

/** Handles calls immediately, without a worker, and records their kinds. */
export function matchHere(calls: MatchCall['kind'][] = []) {
  return {
    call: (call: MatchCall): Promise<{ kind: 'replied'; reply: MatchReply }> => {
      calls.push(call.kind)
      const reply = call.kind === 'aligned-speech' ? readAlignedSpeech(call) : readTimedSpeech(call)
      return Promise.resolve({ kind: 'replied', reply })
    },
  }
}
