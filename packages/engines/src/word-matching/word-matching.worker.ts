import { readAlignedSpeech } from '../speech-providers/elevenlabs/read-aligned-speech'
import { readTimedSpeech } from '../speech-providers/elevenlabs/read-timed-speech'
import { serveCalls } from '../workers/serve-calls'
import type { MatchCall, MatchReply } from '../speech-providers/elevenlabs/matching-calls'

serveCalls<{ request: MatchCall; reply: MatchReply }>((call) => {
  switch (call.kind) {
    case 'aligned-speech': {
      const reply = readAlignedSpeech(call)
      const transfer = reply.kind === 'placed' ? [reply.packed.words.buffer, reply.packed.textNotSpoken.buffer] : []
      return Promise.resolve({ reply, transfer })
    }
    case 'timed-speech': {
      const reply = readTimedSpeech(call)
      return Promise.resolve({ reply, transfer: reply.kind === 'spoken' ? [toMovable(reply.pcm)] : [] })
    }
  }
})

function toMovable({ buffer }: Int16Array): ArrayBuffer {
  if (buffer instanceof ArrayBuffer) return buffer
  throw new Error('The sound lies in memory that is shared')
}
