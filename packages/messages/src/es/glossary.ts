import type { glossary as en } from '../en/glossary'
import type { Shape } from '../message'

export const glossary = {
  glossaryMark: 'Definición de «{word}»',
  glossaryListen: 'Escuchar',
  glossaryStop: 'Detener',
  glossaryAudioFailed: 'No se pudo reproducir la grabación.',
  glossaryLanguage: 'Idioma de la definición',
  glossaryOnlyIn: 'Definición en {language}',
  glossarySentence: 'En este libro',
} satisfies Shape<typeof en>
