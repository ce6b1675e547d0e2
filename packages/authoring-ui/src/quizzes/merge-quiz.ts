import type { AnswerDraft, LanguageTexts, MediumDraft, QuestionDraft, QuizDraft, QuizFields } from './quiz-draft'
import { writeContent } from './write-content'

/** A field that two authors changed to different values. */
export interface QuizConflict {
  /** Names the field: the same conflict has the same id when the quiz is merged again. */
  readonly id: string
  readonly field:
    | Exclude<keyof QuizFields, 'titles'>
    | 'text'
    | 'type'
    | 'feedback'
    | 'shufflesAnswers'
    | 'answerText'
    | 'isCorrect'
    | 'medium'
  /** Text of the question as this author has it; null for a field of the quiz itself. */
  readonly question: string | null
  /** Language of a text beside that of the book; absent for all other fields. */
  readonly language?: string
  readonly mine: string | number | boolean | null
  readonly theirs: string | number | boolean | null
}

export type ConflictChoice = 'mine' | 'theirs'

export interface MergedQuiz {
  readonly quiz: QuizDraft
  /** Conflicts without a choice. The merged quiz has this author's values of them. */
  readonly conflicts: readonly QuizConflict[]
}

type Value = string | number | boolean | null
type Merge = <T extends Value>(
  place: Pick<QuizConflict, 'id' | 'field' | 'question' | 'language'>,
  base: T | undefined,
  mine: T,
  theirs: T,
) => T

/**
 * Merges the changes of two authors since `base`. What one of them changed is taken; where both changed the same field, the
 * choice decides. A part that one deleted and the other changed stays, so that nobody's work is lost.
 */
export function mergeQuiz(
  versions: { readonly base: QuizDraft; readonly mine: QuizDraft; readonly theirs: QuizDraft },
  choices: ReadonlyMap<string, ConflictChoice> = new Map(),
): MergedQuiz {
  const { base, mine, theirs } = versions
  const conflicts: QuizConflict[] = []
  const merge: Merge = (place, before, own, other) => {
    if (own === other || own === before) return other
    if (other === before) return own
    const choice = choices.get(place.id)
    if (choice === undefined) conflicts.push({ ...place, mine: own, theirs: other })
    return choice === 'theirs' ? other : own
  }
  const field = <Name extends Exclude<keyof QuizFields, 'titles' | 'scoreFeedback'>>(name: Name) =>
    merge({ id: name, field: name, question: null }, base[name], mine[name], theirs[name])
  const quiz: QuizDraft = {
    title: field('title'),
    titles: mergeTexts(merge, { id: 'titles', field: 'title', question: null }, [
      base.titles,
      mine.titles,
      theirs.titles,
    ]),
    attemptsAllowed: field('attemptsAllowed'),
    isOpenBook: field('isOpenBook'),
    showsAnswersToTestStudent: field('showsAnswersToTestStudent'),
    scoreFeedback: mergeScoreFeedback(merge, base.scoreFeedback, mine.scoreFeedback, theirs.scoreFeedback),
    questions: mergeParts(base.questions, mine.questions, theirs.questions, (before, own, other) =>
      mergeQuestion(merge, before, own, other),
    ),
  }
  return { quiz, conflicts }
}

/** Merges texts language by language. */
function mergeTexts(
  merge: Merge,
  place: Pick<QuizConflict, 'id' | 'field' | 'question'>,
  [before = {}, own, other]: readonly [LanguageTexts | undefined, LanguageTexts, LanguageTexts],
): LanguageTexts {
  const codes = [...new Set([own, other].flatMap((texts) => Object.keys(texts)))]
  const merged = codes.map((code): [string, string | null] => {
    const inLanguage = { ...place, id: `${place.id}.${code}`, language: code }
    return [code, merge<string | null>(inLanguage, before[code] ?? null, own[code] ?? null, other[code] ?? null)]
  })
  return Object.fromEntries(merged.flatMap(([code, text]) => (text === null ? [] : [[code, text]])))
}

/** Takes the ranges of one author as a whole: those of both could overlap. */
function mergeScoreFeedback(
  merge: Merge,
  before: QuizFields['scoreFeedback'],
  own: QuizFields['scoreFeedback'],
  other: QuizFields['scoreFeedback'],
): QuizFields['scoreFeedback'] {
  const place = { id: 'scoreFeedback', field: 'scoreFeedback', question: null } as const
  const [was, mine, theirs] = [writeRanges(before), writeRanges(own), writeRanges(other)]
  return merge(place, was, mine, theirs) === mine ? own : other
}

/** Writes ranges as an author reads them in a question about a conflict. */
function writeRanges(ranges: QuizFields['scoreFeedback']): string {
  return ranges
    .map(({ fromPercent, text, texts }) => `${fromPercent} %: ${[text, ...Object.values(texts)].join(' / ')}`)
    .join('; ')
}

function mergeQuestion(
  merge: Merge,
  before: QuestionDraft | undefined,
  own: QuestionDraft,
  other: QuestionDraft,
): QuestionDraft {
  const { key } = own
  const field = <Name extends 'text' | 'type' | 'feedback' | 'shufflesAnswers'>(name: Name) =>
    merge({ id: `${key}.${name}`, field: name, question: own.text }, before?.[name], own[name], other[name])
  const texts = (name: 'texts' | 'feedbacks', shown: 'text' | 'feedback') =>
    mergeTexts(merge, { id: `${key}.${name}`, field: shown, question: own.text }, [
      before?.[name],
      own[name],
      other[name],
    ])
  return {
    key,
    text: field('text'),
    type: field('type'),
    texts: texts('texts', 'text'),
    feedback: field('feedback'),
    feedbacks: texts('feedbacks', 'feedback'),
    shufflesAnswers: field('shufflesAnswers'),
    media: mergeMedia(merge, own.text, before?.media, own.media, other.media),
    answers: mergeParts(before?.answers ?? [], own.answers, other.answers, (answerBefore, ownAnswer, otherAnswer) =>
      mergeAnswer(merge, own.text, answerBefore, ownAnswer, otherAnswer),
    ),
  }
}

function mergeAnswer(
  merge: Merge,
  question: string,
  before: AnswerDraft | undefined,
  own: AnswerDraft,
  other: AnswerDraft,
): AnswerDraft {
  const { key } = own
  return {
    key,
    text: merge({ id: `${key}.text`, field: 'answerText', question }, before?.text, own.text, other.text),
    texts: mergeTexts(merge, { id: `${key}.texts`, field: 'answerText', question }, [
      before?.texts,
      own.texts,
      other.texts,
    ]),
    isCorrect: merge(
      { id: `${key}.isCorrect`, field: 'isCorrect', question },
      before?.isCorrect,
      own.isCorrect,
      other.isCorrect,
    ),
    media: mergeMedia(merge, question, before?.media, own.media, other.media),
  }
}

function mergeMedia(
  merge: Merge,
  question: string,
  before: readonly MediumDraft[] = [],
  own: readonly MediumDraft[],
  other: readonly MediumDraft[],
): MediumDraft[] {
  return mergeParts(before, own, other, (mediumBefore, mine, theirs) => ({
    ...mine,
    metadata: writeContent(mine.metadata) === writeContent(mediumBefore?.metadata) ? theirs.metadata : mine.metadata,
    url: merge({ id: `${mine.key}.url`, field: 'medium', question }, mediumBefore?.url, mine.url, theirs.url),
    language: merge(
      { id: `${mine.key}.language`, field: 'medium', question },
      mediumBefore?.language,
      mine.language,
      theirs.language,
    ),
  }))
}

/** Merges two lists of parts. Returns them in the other's order if the other alone moved some. */
function mergeParts<Part extends { readonly key: string }>(
  base: readonly Part[],
  mine: readonly Part[],
  theirs: readonly Part[],
  mergePart: (before: Part | undefined, own: Part, other: Part) => Part,
): Part[] {
  const before = new Map(base.map((part) => [part.key, part]))
  const own = new Map(mine.map((part) => [part.key, part]))
  const other = new Map(theirs.map((part) => [part.key, part]))
  const mergeOne = (key: string): Part | null => {
    const [was, ownPart, otherPart] = [before.get(key), own.get(key), other.get(key)]
    if (ownPart !== undefined && otherPart !== undefined) return mergePart(was, ownPart, otherPart)
    const left = ownPart ?? otherPart
    if (left === undefined) return null
    // It was deleted by one of them if both started with it.
    return was === undefined || writeContent(was) !== writeContent(left) ? left : null
  }
  const isTheirOrder = isMoved(base, theirs) && !isMoved(base, mine)
  const order = isTheirOrder ? joinOrders(theirs, mine) : joinOrders(mine, theirs)
  return order.flatMap((key) => mergeOne(key) ?? [])
}

/** Returns true if the parts that both lists have are in another order. */
function isMoved(base: readonly { readonly key: string }[], now: readonly { readonly key: string }[]): boolean {
  const keysOf = (list: readonly { readonly key: string }[]) => list.map(({ key }) => key)
  const [before, after] = [keysOf(base), keysOf(now)]
  const [isBefore, isAfter] = [new Set(before), new Set(after)]
  return before.filter((key) => isAfter.has(key)).join() !== after.filter((key) => isBefore.has(key)).join()
}

/** Returns the keys of the first list, and each of the second that it lacks after the one that it follows there. */
function joinOrders(first: readonly { readonly key: string }[], second: readonly { readonly key: string }[]): string[] {
  const keys = first.map(({ key }) => key)
  const known = new Set(keys)
  let previous: string | null = null
  for (const { key } of second) {
    if (!known.has(key)) {
      keys.splice(previous === null ? 0 : keys.indexOf(previous) + 1, 0, key)
      known.add(key)
    }
    previous = key
  }
  return keys
}
