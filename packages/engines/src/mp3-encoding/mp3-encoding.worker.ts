import { encodeMp3 } from '@lectern/media'
import { answerCalls } from '../workers/answer-calls'

export interface Mp3Call {
  pcm: Int16Array | readonly Int16Array[]
  sampleRate: number
}

answerCalls<{ request: Mp3Call; reply: Uint8Array }>(async ({ pcm, sampleRate }) => {
  const mp3 = await encodeMp3({ pcm, sampleRate })
  return { reply: mp3, transfer: [mp3.buffer] }
})
