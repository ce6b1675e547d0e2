// Letters and signs, written for use in character classes of regular expressions.

/** Signs that some texts write and others leave out: tatweel, harakat and niqqud. */
export const optionalSigns =
  '\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06dc\\u06df-\\u06e8\\u06ea-\\u06ed\\u08d3-\\u08ff'
/** Letters that are written in several ways, and the one that replaces them. Thai has signs that are typed in either order. */
export const spellings: readonly (readonly [written: string, spelling: string])[] = [
  ['[أإآٱ]', 'ا'],
  ['[یى]', 'ي'],
  ['ک', 'ك'],
  ['ё', 'е'],
  ['œ', 'oe'],
  ['æ', 'ae'],
  ['เเ', 'แ'],
  ['\\u0e4d([\\u0e48-\\u0e4b])', '$1\u0e4d'],
]
/** Accents that are used as apostrophes. */
export const accentsForQuotes =
  '\\u0060\\u00a8\\u00af\\u00b4\\u00b8\\u02c6-\\u02df\\u1fbd\\u1fbf-\\u1fc1\\u1fcd-\\u1fcf\\u1fdd-\\u1fdf\\u1fed-\\u1fef\\u1ffd\\u1ffe'
/** Includes the Armenian hyphen, the Hebrew maqaf and the double hyphens of old prints. */
export const dashes = '-\\u00ad\\u058a\\u05be\\u2010\\u2011\\u2012\\u2013\\u2014\\u2015\\u2e17\\u2e40\\uff0d¬'
/** Punctuation that follows a word without a space. */
export const stopsBesideWords = '.,;:!?%‰…)\\]}、。，．！？；：）】」』〉》〕］｝،؛؟۔।॥։՝\u0387។៕၊။።፣፤፥'
export const languagesOfInwardGuillemets = ['bs', 'cs', 'da', 'de', 'hr', 'sk', 'sl', 'sr']
