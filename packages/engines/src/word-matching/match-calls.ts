import type { AlignmentAnswer, ReadAlignment } from '../speech-providers/elevenlabs/read-aligned-speech'
import type { ReadSpeech, SpeechAnswer } from '../speech-providers/elevenlabs/read-timed-speech'
import type { WorkerPool } from '../workers/worker-pool'

/** What a worker is asked: to read what a provider answered, and to match it with the text, which may take seconds. */
export type MatchCall = ({ kind: 'aligned-speech' } & AlignmentAnswer) | ({ kind: 'timed-speech' } & SpeechAnswer)

export type MatchReply = ReadAlignment | ReadSpeech

export type MatchPool = Pick<WorkerPool<MatchCall, MatchReply>, 'call'>
