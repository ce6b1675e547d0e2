import { z } from 'zod'
import { defineRoute } from '../route'
import { commonErrors, Done, NumericId } from '../shared.schema'
import { TargetedSpeechRequest } from './speech-takes.routes'

const LockedSentence = z.object({
  pageVariationId: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  text: z.string().min(1).max(20_000).meta({ description: 'The sentence; equal ones of the page share the lock' }),
})

export const SentenceLocks = z.object({ locks: z.array(LockedSentence) }).meta({ id: 'SentenceLocks' })

export const lockSentence = defineRoute({
  backend: 'app',
  method: 'put',
  path: '/api/text-to-speech/lock',
  operationId: 'lockSentence',
  summary:
    'Lock a sentence: its stored take, as this request speaks it, is used from now on, whatever voice, settings or dictionaries change. A sentence that is locked keeps its take',
  access: 'author',
  tag: 'SentenceLocks',
  body: {
    kind: 'json',
    schema: TargetedSpeechRequest.extend({ sentence: LockedSentence }).meta({ id: 'SentenceLockRequest' }),
  },
  responses: { 200: { description: 'Locked', schema: Done }, ...commonErrors },
})

export const listSentenceLocks = defineRoute({
  backend: 'app',
  method: 'get',
  path: '/api/chapter-variation-locks/{id}',
  operationId: 'listSentenceLocks',
  summary: 'The locked sentences of a chapter variation',
  access: 'author',
  tag: 'SentenceLocks',
  params: z.object({ id: NumericId }),
  responses: { 200: { description: 'The locks', schema: SentenceLocks }, ...commonErrors },
})

export const unlockSentence = defineRoute({
  backend: 'app',
  method: 'post',
  path: '/api/chapter-variation-locks/{id}/unlock',
  operationId: 'unlockSentence',
  summary: 'Unlock a sentence: it is spoken anew when what affects its sound has changed',
  access: 'author',
  tag: 'SentenceLocks',
  params: z.object({ id: NumericId }),
  body: { kind: 'json', schema: LockedSentence },
  responses: { 200: { description: 'Unlocked', schema: Done }, ...commonErrors },
})
