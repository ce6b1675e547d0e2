import type { AlignmentResponse, ReadAlignment } from './read-aligned-speech'
import type { ReadSpeech, SpeechResponse } from './read-timed-speech'
import type { WorkerPool } from '../../workers/worker-pool'

/** A call to a worker: parses a provider's response and matches it with the text, which may take seconds. */
export type MatchCall = ({ kind: 'aligned-speech' } & AlignmentResponse) | ({ kind: 'timed-speech' } & SpeechResponse)

export type MatchReply = ReadAlignment | ReadSpeech

export type MatchPool = Pick<WorkerPool<MatchCall, MatchReply>, 'call'>
