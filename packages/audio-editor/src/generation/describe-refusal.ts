import type { errorMessages, TextsOf, Translate } from '@lectern/messages'
import type { AlignmentPlan } from './plan-alignment'
import type { ConversionPlan } from './plan-conversion'
import type { GenerationPlan } from './plan-generation'

type Refused<Plan> = Extract<Plan, { kind: 'refused' }>

/** An action that the author asked for, and the plan that refuses it. */
export type Refusal =
  | { readonly flow: 'generate'; readonly plan: Refused<GenerationPlan> }
  | { readonly flow: 'convert' | 'refresh'; readonly plan: Refused<ConversionPlan> }
  | { readonly flow: 'align'; readonly plan: Refused<AlignmentPlan> }

/**
 * Returns the text of a refusal. The specification has two for a chapter without a variation: alignment has its own.
 *
 * @param o.language the variation that was asked for
 */
export function describeRefusal(
  t: Translate<TextsOf<typeof errorMessages>>,
  { flow, plan, language }: Refusal & { readonly language: string },
): string {
  switch (plan.reason) {
    case 'no-chapter-variation':
      return t(flow === 'align' ? 'missingChapterVariation' : 'noChapterVariation')
    case 'no-audio':
      return t('noAudioFile')
    case 'not-wav':
      return t('audioNotWav')
    case 'no-book':
      return t('missingBookId')
    case 'no-ocr-data':
      return t('noOcrData', { page: plan.pageNumber })
    case 'no-text':
      return t('noTextInPage', { lang: language })
  }
}
