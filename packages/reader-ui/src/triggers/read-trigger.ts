import type { PopupTrigger } from '@lectern/core/book'
import type { Place } from '../store/outline'
import { pickText } from './pick-content'
import { readContact, type ContactLine } from './read-contact'
import { readItem, type ShownItem } from './read-item'
import { readLanguages } from './read-languages'
import { readLink, readMediaLink } from './read-link'
import { isRecord, readOwnForm } from './read-own-form'
import { readPlace, type Route } from './read-place'
import { readShortAnswer, type ShortAnswer } from './read-short-answer'
import { mapFound } from '../book/map-found'

/** Content of a popup trigger in one language. */
export interface ShownTrigger {
  readonly title: { readonly language: string | null; readonly text: string } | null
  readonly titleAudio: string | null
  readonly icon: string | null
  readonly items: readonly ShownItem[]
  /** `href` is null for a link that may not be opened. */
  readonly link: { readonly href: string | null } | null
  readonly quizId: string | null
  readonly place: Place | null
  readonly contact: readonly ContactLine[]
  /** Languages of its menu. */
  readonly languages: readonly string[]
  readonly answer: ShortAnswer | null
  /** The only thing that it does, which needs no popup; null if it has a popup. */
  readonly direct: 'link' | 'quiz' | 'place' | null
  /** True if there is anything that a popup can show. */
  readonly hasContent: boolean
}

export interface TriggerReading extends Route {
  readonly language: string
  /** Languages of the book. */
  readonly languages: readonly string[]
  /** Address of the page. */
  readonly base: string
}

/**
 * Returns the content of a trigger in the reader's language, else the first that exists. A part counts if it is there and not
 * switched off.
 */
export function readTrigger(trigger: PopupTrigger, o: TriggerReading): ShownTrigger {
  const { language, base } = o
  const titleAudio = pickText(trigger.titleAudio, language)
  const items = mapFound(trigger.items ?? [], (item) => readItem(item, o))
  const link = trigger.isExternalLink === false ? null : pickText(trigger.externalLink, language)
  const parts = {
    titleAudio: titleAudio && readMediaLink(titleAudio.text, base),
    items,
    link: link && { href: readLink(link.text) },
    quizId: readQuizId(trigger),
    place: readPlace(trigger.nav, o),
    contact: trigger.isContact === false ? [] : readContact(trigger.contactInfo, language),
    languages: readLanguages(trigger.languageSelectionMenu, o.languages),
    answer: readShortAnswer(trigger.onPageShortAnswerDetails, language),
  }
  return {
    title: pickText(trigger.title, language),
    icon: trigger.iconUrl ? readMediaLink(trigger.iconUrl, base) : null,
    ...parts,
    direct: findDirect(parts),
    hasContent:
      items.length > 0 || parts.link !== null || parts.quizId !== null || parts.place !== null || hasCards(parts),
  }
}

/** Returns the id of the trigger's quiz, or its other id; null for a trigger without one. */
function readQuizId({ isQuiz, haQuizId, quizDetails }: PopupTrigger): string | null {
  if (isQuiz === false) return null
  const details = readOwnForm(quizDetails)
  const named = isRecord(details) ? [details['quizId'], details['quiz_id'], details['haQuizId'], details['id']] : []
  for (const id of [haQuizId, ...named]) {
    if (typeof id === 'number') return String(id)
    if (typeof id === 'string' && id.trim() !== '') return id
  }
  return null
}

type Parts = Omit<ShownTrigger, 'title' | 'icon' | 'direct' | 'hasContent'>

function hasCards({ contact, languages, titleAudio }: Parts): boolean {
  return contact.length > 0 || languages.length > 0 || titleAudio !== null
}

function findDirect(parts: Parts): ShownTrigger['direct'] {
  if (parts.items.length > 0 || hasCards(parts)) return null
  const actions = [
    parts.link === null ? [] : ['link' as const],
    parts.quizId === null ? [] : ['quiz' as const],
    parts.place === null ? [] : ['place' as const],
  ].flat()
  const [only] = actions
  if (only === undefined || actions.length > 1 || (only === 'link' && parts.link?.href === null)) return null
  return only
}
