import type { AlignmentAnswer, ReadAlignment } from './read-aligned-speech'
import type { ReadSpeech, SpeechAnswer } from './read-timed-speech'
import type { WorkerPool } from '../../workers/worker-pool'

/** A call to a worker: parses a provider's response and matches it with the text, which may take seconds. */
export type MatchCall = ({ kind: 'aligned-speech' } & AlignmentAnswer) | ({ kind: 'timed-speech' } & SpeechAnswer)

export type MatchReply = ReadAlignment | ReadSpeech

export type MatchPool = Pick<WorkerPool<MatchCall, MatchReply>, 'call'>
