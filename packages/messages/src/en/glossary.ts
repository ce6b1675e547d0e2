/** Texts of the glossary: its words on a page and their definitions. */
export const glossary = {
  glossaryMark: 'Definition of “{word}”',
  glossaryListen: 'Listen',
  glossaryStop: 'Stop',
  glossaryAudioFailed: 'The recording could not be played.',
  glossaryLanguage: 'Language of the definition',
  glossaryOnlyIn: 'Defined in {language}',
  glossarySentence: 'In this book',
} as const
