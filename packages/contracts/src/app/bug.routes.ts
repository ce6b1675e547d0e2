import { z } from 'zod'
import { boundFields } from '../bounded-fields'
import { defineRoute } from '../route'
import { commonErrors, Done } from '../shared.schema'

const idOf = (what: string) =>
  z.coerce
    .number()
    .int()
    .positive()
    .nullish()
    .meta({ description: `Id of the ${what}` })
const flag = (what: string) =>
  z
    .boolean()
    .nullish()
    .meta({ description: `True for a problem with ${what}` })
const reported = (maximum: number, description: string) => z.string().max(maximum).nullish().meta({ description })

export const BugReport = boundFields(
  z.looseObject({
    audio_problem: flag('the narration'),
    video_problem: flag('a video'),
    text_problem: flag('the text or its highlighting'),
    quiz_problem: flag('a quiz'),
    layout_problem: flag('the layout'),
    translation_problem: flag('a translation'),
    other_problem: flag('something else'),
    message: reported(10_000, "The reader's description of the problem"),
    user_token: reported(4000, 'Token of the reporter; it is not stored'),
    returnurl: reported(4000, 'Address to return to; stored without any token in it'),
    book_id: idOf('book'),
    chapter_id: idOf('chapter; null on the generated cover'),
    page_id: idOf('page; null on the generated cover'),
    selected_language: reported(100, 'Language of the book that was shown'),
    position_seconds: z
      .number()
      .nullish()
      .meta({ description: "Place in the chapter's narration when the form was opened, in seconds" }),
    window: reported(100, 'Size of the window in CSS pixels, such as `375 × 667`'),
    interface_language: reported(100, 'Language of the interface'),
    browser: reported(
      200,
      'Name and version of the browser and the name of its system, such as `Firefox 143, Windows`',
    ),
    activity: z
      .array(z.string().max(500))
      .max(100)
      .nullish()
      .meta({ description: 'Latest page turns, starts, pauses, seeks and failures before the report, oldest first' }),
  }),
).meta({ id: 'BugReport', description: 'Other fields are stored as they are sent, 20,000 characters in all' })

export const reportBug = defineRoute({
  backend: 'app',
  method: 'post',
  path: '/api/bug',
  operationId: 'reportBug',
  summary: 'Report a problem, with or without an account',
  access: 'public',
  tag: 'Bug',
  body: { kind: 'json', schema: BugReport },
  responses: {
    200: { description: 'Saved', schema: Done },
    ...commonErrors,
  },
})
