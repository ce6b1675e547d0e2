import { describe, expect, it } from 'vitest'
import { account } from '../en/account'
import { audioEditor } from '../en/audio-editor'
import { bookSearch } from '../en/book-search'
import { bugReport } from '../en/bug-report'
import { everyScreen } from '../en/every-screen'
import { errors } from '../en/errors'
import { library } from '../en/library'
import { listening } from '../en/listening'
import { overlays } from '../en/overlays'
import { reader } from '../en/reader'
import { readerAccount } from '../en/reader-account'
import { readerMenu } from '../en/reader-menu'
import { readerSettings } from '../en/reader-settings'
import { readerTour } from '../en/reader-tour'
import { readingTools } from '../en/reading-tools'
import { retry } from '../en/retry'
import { studio } from '../en/studio'
import type { Message } from '../message'
import { accountMessages } from './account'
import { audioEditorMessages } from './audio-editor'
import { bookSearchMessages } from './book-search'
import { bugReportMessages } from './bug-report'
import { collectionMessages } from './collections'
import { engineMessages } from './engines'
import { everyScreenMessages } from './every-screen'
import { errorMessages } from './errors'
import { libraryMessages } from './library'
import { listeningMessages } from './listening'
import { bookListMessages } from './book-list'
import { overlayMessages } from './overlays'
import { fieldMessages } from './fields'
import { readerMessages } from './reader'
import { readerAccountMessages } from './reader-account'
import { readerMenuMessages } from './reader-menu'
import { readerSettingsMessages } from './reader-settings'
import { readerTourMessages } from './reader-tour'
import { readerVideoMessages } from './reader-video'
import { readingToolsMessages } from './reading-tools'
import { quizEditorMessages } from './quiz-editor'
import { retryMessages } from './retry'
import { studioMessages } from './studio'
import { waveformMessages } from './waveform'
import { waysInMessages } from './ways-in'

const catalogues = [
  everyScreenMessages,
  errorMessages,
  readerMessages,
  libraryMessages,
  listeningMessages,
  studioMessages,
  audioEditorMessages,
  accountMessages,
  collectionMessages,
  engineMessages,
  overlayMessages,
  fieldMessages,
  bookListMessages,
  readerSettingsMessages,
  readingToolsMessages,
  bookSearchMessages,
  readerAccountMessages,
  readerMenuMessages,
  readerTourMessages,
  readerVideoMessages,
  bugReportMessages,
  retryMessages,
  quizEditorMessages,
  waveformMessages,
  waysInMessages,
] as const

function patternsOf(message: Message): readonly string[] {
  return typeof message === 'string' ? [message] : Object.values(message)
}
function parametersOf(message: Message): readonly string[] {
  const found = patternsOf(message).flatMap((pattern) =>
    [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''),
  )
  return [...new Set(found)].toSorted()
}

describe.each(catalogues.map((catalogue) => [catalogue.id, catalogue] as const))('the %s texts', (_, catalogue) => {
  const english: Readonly<Record<string, Message>> = catalogue.en

  it('are complete in Spanish, with the parameters of the English ones', async () => {
    const spanish: Readonly<Record<string, Message>> = await catalogue.load('es')
    expect(Object.keys(spanish).toSorted()).toEqual(Object.keys(english).toSorted())
    for (const [key, message] of Object.entries(english)) {
      const translated = spanish[key] ?? ''
      expect([key, parametersOf(translated)]).toEqual([key, parametersOf(message)])
      expect([key, patternsOf(translated).every((pattern) => pattern.trim() !== '')]).toEqual([key, true])
    }
  })

  it('have the plural categories that each language uses', async () => {
    const spanish: Readonly<Record<string, Message>> = await catalogue.load('es')
    for (const [key, message] of Object.entries(english)) {
      if (typeof message === 'string') continue
      expect([key, Object.keys(message).toSorted()]).toEqual([key, ['one', 'other']])
      expect([key, Object.keys(spanish[key] ?? {}).toSorted()]).toEqual([key, ['many', 'one', 'other']])
    }
  })

  it('load English without a request', async () => {
    expect(await catalogue.load('en')).toBe(catalogue.en)
  })
})

it('gives each key to one area only', () => {
  for (const area of [
    reader,
    { ...readingTools, ...readerSettings, ...readerMenu, ...readerTour, ...bugReport },
    bookSearch,
    listening,
    { ...library, ...readerAccount },
    studio,
    audioEditor,
    account,
    overlays,
  ]) {
    const keys = [...Object.keys(everyScreen), ...Object.keys(errors), ...Object.keys(retry), ...Object.keys(area)]
    expect(keys.filter((key, position) => keys.indexOf(key) !== position)).toEqual([])
  }
})
