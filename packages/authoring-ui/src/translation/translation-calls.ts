import { createContext } from 'react'
import type { SourcePage } from './list-translation-pages'
import type { ShortText, ShortTextDraft } from './short-text'
import type { TranslationFailure } from './step-translation'
import type { TranslationOwner } from './translation-database'

export interface TranslationRequest {
  readonly text: string
  readonly from: string
  readonly to: string
}

/** The server as the translation of a chapter sees it. Calls reject if they fail. */
export interface TranslationCalls {
  /** Owner of the drafts. */
  readonly owner: TranslationOwner
  readonly chapterId: number
  /** Resolves to the saved words of the chapter in another language. */
  readonly readPages: (language: string) => Promise<readonly SourcePage[]>
  /** Resolves to the saved title and image descriptions of the chapter that `to` lacks. */
  readonly readShortTexts: (from: string, to: string) => Promise<readonly ShortText[]>
  /** Saves translated descriptions of images. Resolves to the new revisions of their pages. */
  readonly saveImageDescriptions: (drafts: readonly ShortTextDraft[]) => Promise<ReadonlyMap<number, number>>
  /** Saves the title of the chapter in a language. */
  readonly saveChapterTitle: (title: string, language: string) => Promise<void>
  readonly translate: (request: TranslationRequest, signal: AbortSignal) => Promise<string>
  /** Returns why a call was rejected; null if the reason has no text. */
  readonly readFailure: (error: unknown) => TranslationFailure | null
}

/** Null in an application without translation. */
export const TranslationCallsContext = createContext<TranslationCalls | null>(null)
