import type { TryLimit } from './count-tries'

const minute = 60
const hour = 3600

/**
 * What a caller may ask for at most: an account, a browser of the test student, or an address where nobody is signed in.
 * The counts stand in the database and hold for all processes together. Far above what a person does, and below what costs.
 */
export const defaultCallLimits = {
  /** Narrations; a book of a hundred chapters is generated in one go. */
  speech: { most: 600, seconds: hour },
  recognition: { most: 600, seconds: hour },
  alignment: { most: 600, seconds: hour },
  translation: { most: 300, seconds: hour },
  imports: { most: 300, seconds: hour },
  /** Files in a form of their own: pictures, tracks, subtitles. */
  uploads: { most: 3000, seconds: hour },
  /** Signed addresses to which a file may be uploaded. */
  'upload-addresses': { most: 1000, seconds: hour },
  exports: { most: 20, seconds: hour },
  'bug-reports': { most: 30, seconds: hour },
  'test-student-tokens': { most: 300, seconds: hour },
  /** Of one browser whose reader is not signed in. */
  'test-student-calls': { most: 60, seconds: minute },
} as const satisfies Record<string, Omit<TryLimit, 'what'>>

export type CallLimitName = keyof typeof defaultCallLimits

/** How often a password may be guessed and a mail be caused: of one email, and many times that of one address. */
export const defaultTryLimits = {
  'sign-ins': { most: 10, seconds: 15 * minute },
  mails: { most: 5, seconds: hour },
  /** Of one account. */
  invitations: { most: 50, seconds: hour },
} as const satisfies Record<string, Omit<TryLimit, 'what'>>

export type TryLimitName = keyof typeof defaultTryLimits

/** Where nobody is signed in the address is counted, and a whole school may stand behind it. */
export const callersBehindAnAddress = 10

/** Any calls of an account, in the long run; a burst of a minute's worth is let through. */
export const defaultCallsPerSecond = 50

/** What the operator has changed: how many, or null for no limit. `calls` is the limit for all calls, a second. */
export type ChosenLimits = Partial<Record<CallLimitName | TryLimitName | 'calls', number | null>>

/** The limit for each costly call, by the contract's name of the call; each of them exists, or a test fails. */
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
  ...Object.keys(defaultTryLimits),
]

export function isLimitName(name: string): name is keyof ChosenLimits {
  return limitNames.includes(name)
}
