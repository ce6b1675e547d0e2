/**
 * Names of the voices of a voice file, in the order of the characters that it is offered with. No two voices have
 * one name. A file that is not here is offered with one voice, called by its language.
 */
export const voiceNames: Readonly<Record<string, readonly string[]>> = {
  'en-us': ['Robin', 'Clara', 'Nora', 'Mina', 'Hugo', 'Otto', 'Martha', 'Walter', 'Willow', 'Rex'],
  en: ['Oliver', 'Alice', 'Rosalind', 'Poppy', 'Edmund', 'Arthur', 'Beatrice', 'Alfred', 'Hazel', 'Byron'],
  'en-029': ['Marlon', 'Shanice', 'Winston'],
  'en-gb-scotland': ['Callum', 'Isla', 'Fergus'],
  'en-gb-x-gbclan': ['Jack', 'Peggy', 'Stan'],
  'en-gb-x-gbcwmd': ['Nigel', 'Joyce', 'Ted'],
  'en-gb-x-rp': ['Julian', 'Victoria', 'Percival'],
  'en-us-nyc': ['Vincent', 'Carmela', 'Sal'],
  es: ['Mateo', 'Lucía', 'Pilar', 'Irene', 'Rodrigo', 'Gonzalo', 'Consuelo', 'Anselmo', 'Silvia', 'Cosme'],
  'es-419': ['Diego', 'Valentina', 'Camila', 'Luna', 'Emilio', 'Joaquín', 'Mercedes', 'Ramón', 'Paloma', 'Félix'],
  fr: ['Louis', 'Camille', 'Étienne'],
  'fr-be': ['Baptiste', 'Élise', 'Marcel'],
  'fr-ch': ['Luc', 'Aline', 'Gérard'],
  de: ['Jonas', 'Greta', 'Konrad'],
  it: ['Luca', 'Giulia', 'Bruno'],
  pt: ['João', 'Beatriz', 'Duarte'],
  'pt-br': ['Thiago', 'Larissa', 'Caetano'],
  cmn: ['Wei', 'Mei', 'Jun'],
  'cmn-latn-pinyin': ['Bo', 'Lan', 'Gang'],
  hi: ['Arjun', 'Priya', 'Vikram'],
  ar: ['Omar', 'Layla', 'Khalid'],
  ko: ['Minjun', 'Seoyeon', 'Dongwook'],
  my: ['Aung', 'Thiri', 'Kyaw'],
  ja: ['Haruto', 'Sakura', 'Kenji'],
}
