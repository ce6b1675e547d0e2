/** Kinds of problems that a report can have. */
export const bugFlags = ['audio', 'video', 'text', 'quiz', 'layout', 'translation', 'other'] as const
export type BugFlag = (typeof bugFlags)[number]

/** Place and circumstances of a reported problem. Nothing in it identifies the reader. */
export interface BugContext {
  readonly bookId: number
  readonly chapterId: number | null
  readonly pageId: number | null
  readonly language: string
  readonly positionSeconds: number
  /** Such as `375 × 667`, in CSS pixels. */
  readonly window: string
  readonly interfaceLanguage: string
  /** Such as `Chrome 141, Android`. */
  readonly browser: string
  /** Latest events before the report, oldest first. */
  readonly activity: readonly string[]
}

export interface BugDraft {
  readonly flags: readonly BugFlag[]
  readonly message: string
}

/** Returns true for a report with a flag or a message. */
export function hasContent({ flags, message }: BugDraft): boolean {
  return flags.length > 0 || message.trim() !== ''
}

/** Returns the body of a report. The generated cover has no page or chapter of its own. */
export function composeBugReport({ flags, message }: BugDraft, context: BugContext): Readonly<Record<string, unknown>> {
  const own = (id: number | null) => (id !== null && id > 0 ? id : null)
  return {
    ...Object.fromEntries(bugFlags.map((flag) => [`${flag}_problem`, flags.includes(flag)])),
    message: message.trim() || null,
    book_id: own(context.bookId),
    chapter_id: own(context.chapterId),
    page_id: own(context.pageId),
    selected_language: context.language,
    position_seconds: Math.round(context.positionSeconds * 10) / 10,
    window: context.window,
    interface_language: context.interfaceLanguage,
    browser: context.browser,
    activity: context.activity,
  }
}
