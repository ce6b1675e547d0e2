import type { LocalSettings } from '@lectern/core/book'
import type { LetterCommand } from '../shortcuts/reader-command'

/**
 * The settings that an account keeps, by the local names of the specification. An empty colour leaves the choice to the book.
 * Theme and interface language are not here: `@lectern/ui` holds them.
 */
export type SyncedPreferences = Required<Omit<LocalSettings, 'theme' | 'locale' | 'domainId'>>

/** The reader's choices, in all books on this device. Those of `SyncedPreferences` are kept in the account too. */
export interface Preferences extends SyncedPreferences {
  /** Parts of the text that are highlighted while they are read. */
  readonly highlightUnit: 'both' | 'word' | 'sentence'
  /** From 0 to 1. */
  readonly highlightOpacity: number
  /** Real seconds by which the highlight comes later than the sound, from -0.5 to 0.5; negative is earlier. */
  readonly syncOffsetSeconds: number
  /** True: the narration stops after each sentence. */
  readonly sentenceMode: boolean
  /** True: a page turned by hand is read at once. */
  readonly voiceFollowsPage: boolean
  /** `auto` is two pages in a window that is wide enough. */
  readonly pageLayout: 'auto' | 'one' | 'two'
  /** False turns all letters off. */
  readonly lettersOn: boolean
  /** Letters that replace the defaults, by command; an empty text turns one off. */
  readonly letters: Readonly<Partial<Record<LetterCommand, string>>>
}

/** Returns the stored preferences, each under its own name. Missing and invalid ones have their defaults. */
export function readPreferences(storage: Pick<Storage, 'getItem'>): Preferences {
  const read = (name: keyof Preferences) => storage.getItem(name) || ''
  const choose = <T extends string>(name: keyof Preferences, usual: T, ...others: T[]): T =>
    others.find((other) => other === read(name)) ?? usual
  const isOn = (name: keyof Preferences, usual: boolean) => choose(name, `${usual}`, `${!usual}`) === 'true'
  const between = (name: keyof Preferences, usual: number, least: number, most: number) => {
    const value = Number(read(name) || usual)
    return value >= least && value <= most ? value : usual
  }
  return {
    autoFlip: isOn('autoFlip', true),
    autoScroll: isOn('autoScroll', true),
    continuousPlay: isOn('continuousPlay', true),
    flipVideo: isOn('flipVideo', false),
    screenLayout: choose('screenLayout', 'horizontal', 'vertical'),
    rectColor: read('rectColor'),
    activeWordColor: read('activeWordColor'),
    highlightUnit: choose('highlightUnit', 'both', 'word', 'sentence'),
    highlightOpacity: between('highlightOpacity', 1, 0, 1),
    syncOffsetSeconds: between('syncOffsetSeconds', 0, -0.5, 0.5),
    sentenceMode: isOn('sentenceMode', false),
    voiceFollowsPage: isOn('voiceFollowsPage', false),
    pageLayout: choose('pageLayout', 'auto', 'one', 'two'),
    lettersOn: isOn('lettersOn', true),
    letters: Object.fromEntries(new URLSearchParams(read('letters'))),
  }
}
