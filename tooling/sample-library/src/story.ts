export const storyLanguages = ['en', 'es'] as const
export type StoryLanguage = (typeof storyLanguages)[number]

/** One text in each language of the sample books. */
export type Texts = Readonly<Record<StoryLanguage, string>>

export interface StoryPage {
  /** Returns the drawing of the page, the inner SVG of a picture of 1200 by 940. */
  readonly draw: () => string
  readonly text: Texts
}

/** A sample book. The first page is its cover, with the title as its text. */
export interface Story {
  readonly title: Texts
  readonly description: string
  readonly pages: readonly StoryPage[]
  /** Triggers, coaching points, quizzes and a glossary; null for a book of words and pictures only. */
  readonly content: StoryContent | null
}

/** A text that the voice of its language speaks into the file `<name>.mp3`, with its subtitles in `<name>.vtt`. */
export interface Recording {
  readonly name: string
  readonly language: StoryLanguage
  readonly text: string
}

/**
 * The interactive content of a story, in the forms of the server's calls. `file:<name>` names a drawn or recorded file, and
 * `start:<language>:<word>` or `end:<language>:<word>` the time of the first such word on the page.
 */
export interface StoryContent {
  readonly recordings: readonly Recording[]
  readonly sounds: Readonly<Record<string, () => Uint8Array>>
  readonly pictures: Readonly<Record<string, () => string>>
  /** Films of a beam of light that sweeps over a picture. */
  readonly films: Readonly<Record<string, () => string>>
  /** One entry a page, in the order of the pages. */
  readonly pages: readonly { readonly popupTriggers: readonly object[]; readonly coachingPoints: readonly object[] }[]
  readonly quizzes: readonly object[]
  readonly words: readonly object[]
}
