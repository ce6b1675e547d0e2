import type { AttemptLimit } from './limit-attempts'

const minute = 60
const hour = 3600

/**
 * Limits of requests by an account, by a browser of the test student, or by an address if the caller is not signed in. Counts
 * are in the database and shared by all processes. The limits are far above normal use and below what is costly.
 */
export const defaultCallLimits = {
  /** Speech requests; a book of a hundred chapters is generated in one go. */
  speech: { most: 600, seconds: hour },
  recognition: { most: 600, seconds: hour },
  alignment: { most: 600, seconds: hour },
  translation: { most: 300, seconds: hour },
  imports: { most: 300, seconds: hour },
  /** Uploaded forms with files: images, tracks, subtitles. */
  uploads: { most: 3000, seconds: hour },
  /** Signed addresses for uploads. */
  'upload-addresses': { most: 1000, seconds: hour },
  exports: { most: 20, seconds: hour },
  'bug-reports': { most: 30, seconds: hour },
  'test-student-tokens': { most: 300, seconds: hour },
  /** Requests of one browser whose reader is not signed in. */
  'test-student-calls': { most: 60, seconds: minute },
} as const satisfies Record<string, Omit<AttemptLimit, 'name'>>

export type CallLimitName = keyof typeof defaultCallLimits

/** Limits of guessed passwords and caused mails per email; an address may have many times as many. */
export const defaultAttemptLimits = {
  'sign-ins': { most: 10, seconds: 15 * minute },
  mails: { most: 5, seconds: hour },
  /** Per account. */
  invitations: { most: 50, seconds: hour },
} as const satisfies Record<string, Omit<AttemptLimit, 'name'>>

export type AttemptLimitName = keyof typeof defaultAttemptLimits

/** Factor for addresses, because a whole school may share one. */
export const callersBehindAnAddress = 10

/** Requests of an account a second, in the long run; a burst of a minute's worth passes. */
export const defaultCallsPerSecond = 50

/** The operator's changes: a number, or null for no limit. `calls` limits all requests, per second. */
export type ChosenLimits = Partial<Record<CallLimitName | AttemptLimitName | 'calls', number | null>>

/** The limit of each costly route, by operation id; a test checks that each exists. */
export const limitOfCall: Readonly<Record<string, CallLimitName>> = {
  generateSpeech: 'speech',
  speakTargetedText: 'speech',
  speakQuizText: 'speech',
  convertChapterAudio: 'speech',
  alignChapter: 'alignment',
  alignAudio: 'alignment',
  recognisePages: 'recognition',
  translateUpload: 'translation',
  uploadChapterPages: 'imports',
  importWords: 'imports',
  importPronunciationDictionary: 'imports',
  presignAudioUpload: 'upload-addresses',
  exportAccount: 'exports',
  reportBug: 'bug-reports',
  getTestStudent: 'test-student-tokens',
}

export const limitNames: readonly string[] = [
  'calls',
  ...Object.keys(defaultCallLimits),
  ...Object.keys(defaultAttemptLimits),
]

export function isLimitName(name: string): name is keyof ChosenLimits {
  return limitNames.includes(name)
}
