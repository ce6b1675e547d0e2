import { z } from 'zod'
import { findUnsafeLink } from './find-unsafe-link'

/** Texts or links by language; null if an author cleared one. */
const Localized = z
  .record(z.string(), z.string().nullable())
  .meta({ id: 'Localized', description: 'By language code; null or empty if there is none' })

/** A link that readers open; `refuseUnsafeLinks` checks it. */
const Link = z.string()
/** A value whose form clients define. */
const OwnForm = z
  .union([z.looseObject({}), z.array(z.unknown()), z.string()])
  .meta({ id: 'OwnForm', description: 'An object, a list, or the JSON text of one; clients define its form' })

const maybe = <S extends z.ZodType>(schema: S) => schema.nullable().exactOptional()
const pixels = z.number().meta({ description: 'Page-image pixels' })

/** Refuses a mark with a link that may not be stored, and names the field. */
function refuseUnsafeLinks(mark: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  const path = findUnsafeLink(mark)
  if (path === null) return
  const message = 'has to be an address here, of the web without a user name, mailto: or tel:'
  context.addIssue({ code: 'custom', path, message })
}

/** Fields that triggers and coaching points share. */
const placed = {
  id: z.string(),
  x: pixels.exactOptional(),
  y: pixels.exactOptional(),
  scale: maybe(z.number()),
  coordinates: maybe(OwnForm),
  hiddenVariations: maybe(z.array(z.string())).meta({ description: 'Languages in which it is hidden' }),
  title: maybe(Localized),
  iconUrl: maybe(Link),
  icon: maybe(z.string()).meta({
    description: 'Name of an icon of the reader, such as star; others are stored. iconUrl counts before it',
  }),
}

const TriggerItem = z
  .looseObject({
    type: maybe(z.string()).meta({ description: 'video, audio or definition; others are stored' }),
    content: maybe(OwnForm).meta({ description: 'By language' }),
    subtitles: maybe(Localized).meta({ description: 'Of a video or a sound: links to WebVTT or SRT' }),
  })
  .meta({ id: 'TriggerItem' })

const AutoplayStart = z
  .looseObject({
    lang: z.string().exactOptional(),
    value: z
      .number()
      .meta({ description: "Seconds from the start of the chapter's media; -1 for the start of the page" }),
    orderIndex: z.number().exactOptional(),
  })
  .meta({ id: 'AutoplayStart' })

/** An area of a page that opens content. Unknown fields are kept. */
export const PopupTrigger = z
  .looseObject({
    ...placed,
    width: pixels.exactOptional(),
    height: pixels.exactOptional(),
    titleAudio: maybe(z.union([Localized, Link])),
    items: maybe(z.array(TriggerItem)),
    type: maybe(z.string()),
    isQuiz: maybe(z.boolean()),
    quizDetails: maybe(OwnForm),
    haQuizId: maybe(z.union([z.string(), z.number()])),
    onPageShortAnswerDetails: maybe(OwnForm),
    languageSelectionMenu: maybe(z.union([OwnForm, z.boolean()])),
    primaryColor: maybe(z.string()),
    borderColor: maybe(z.string()),
    isExternalLink: maybe(z.boolean()),
    externalLink: maybe(z.union([Localized, Link])),
    styles: maybe(OwnForm),
    isContact: maybe(z.boolean()),
    contactInfo: maybe(OwnForm),
    nav: maybe(z.union([OwnForm, z.boolean(), z.number()])),
    pausesNarration: maybe(z.boolean()).meta({
      description: 'False: the narration plays on while the content is open; true by default',
    }),
    autoplayStartTime: maybe(z.array(AutoplayStart)),
  })
  .superRefine(refuseUnsafeLinks)
  .meta({ id: 'PopupTrigger' })

const CoachingTime = z
  .looseObject({
    lang: maybe(z.string()).meta({ description: 'en by default' }),
    start: z.number().meta({ description: "Seconds from the start of the chapter's media" }),
    end: z.number().meta({ description: 'Excluded' }),
  })
  .meta({ id: 'CoachingTime' })

/** A hint on a page, shown in a bubble. Unknown fields are kept. */
export const CoachingPoint = z
  .looseObject({
    ...placed,
    color: maybe(z.string()),
    link: maybe(Localized),
    direction: maybe(z.string()),
    audioTracks: maybe(Localized).meta({ description: 'Links' }),
    subtitles: maybe(Localized).meta({ description: 'Links to WebVTT or SRT' }),
    times: maybe(z.array(CoachingTime)).meta({ description: 'When it is offered while the narration or film plays' }),
  })
  .superRefine(refuseUnsafeLinks)
  .meta({ id: 'CoachingPoint' })
