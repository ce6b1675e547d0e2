import { placePath } from '../marks/merge-mark'

const fieldLabels = {
  [placePath]: { of: 'studio', key: 'conflictPlaceField' },
  hiddenVariations: { of: 'studio', key: 'conflictHidden' },
  autoplayStartTime: { of: 'studio', key: 'conflictStart' },
  times: { of: 'studio', key: 'conflictTimes' },
  title: { of: 'marks', key: 'marksTitleField' },
  titleAudio: { of: 'marks', key: 'triggerTitleAudio' },
  items: { of: 'marks', key: 'partContent' },
  icon: { of: 'marks', key: 'lookIcon' },
  iconUrl: { of: 'marks', key: 'lookPicture' },
  isQuiz: { of: 'marks', key: 'triggerQuiz' },
  haQuizId: { of: 'marks', key: 'triggerQuiz' },
  quizDetails: { of: 'marks', key: 'triggerQuiz' },
  onPageShortAnswerDetails: { of: 'marks', key: 'answerSwitch' },
  languageSelectionMenu: { of: 'marks', key: 'triggerLanguages' },
  primaryColor: { of: 'marks', key: 'lookFill' },
  borderColor: { of: 'marks', key: 'lookBorder' },
  color: { of: 'marks', key: 'lookColor' },
  styles: { of: 'marks', key: 'partLook' },
  direction: { of: 'marks', key: 'lookSide' },
  isExternalLink: { of: 'marks', key: 'triggerLink' },
  externalLink: { of: 'marks', key: 'triggerLink' },
  link: { of: 'marks', key: 'marksLinkField' },
  isContact: { of: 'marks', key: 'triggerContact' },
  contactInfo: { of: 'marks', key: 'triggerContact' },
  nav: { of: 'marks', key: 'triggerNav' },
  pausesNarration: { of: 'marks', key: 'triggerPauses' },
  audioTracks: { of: 'marks', key: 'pointAudio' },
  subtitles: { of: 'marks', key: 'pointSubtitles' },
} as const

export type MarkFieldLabel = (typeof fieldLabels)[keyof typeof fieldLabels]

/** Returns the message that names a field of a mark, and its catalogue; null for a field that the editor does not know. */
export function nameMarkField(name: string): MarkFieldLabel | null {
  return isKnown(name) ? fieldLabels[name] : null
}

function isKnown(name: string): name is keyof typeof fieldLabels {
  return Object.hasOwn(fieldLabels, name)
}
