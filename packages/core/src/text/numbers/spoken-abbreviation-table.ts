/** Abbreviations in lower case and the words that say them. Those without a full stop are written with one too. */
export const englishAbbreviations = `mr mister|mrs missus|mrs misses|dr doctor|dr drive|st. saint|st. street|co. company|
  corp. corporation|inc. incorporated|ltd. limited|bros. brothers|dept. department|prof. professor|rev. reverend|
  hon. honorable|gen. general|col. colonel|capt. captain|lt. lieutenant|sgt. sergeant|gov. governor|sen. senator|
  rep. representative|pres. president|jr. junior|sr. senior|esq. esquire|no. number|vol. volume|vs. versus|etc. et cetera|
  ave. avenue|rd. road|blvd. boulevard|mt. mount|ft. fort|ft. feet|approx. approximately|min. minutes|oz. ounces|lb. pounds|
  lbs. pounds|in. inches|pp. pages|p. page|fig. figure|ch. chapter|jan. january|feb. february|mar. march|apr. april|
  aug. august|sept. september|sep. september|oct. october|nov. november|dec. december|mon. monday|tues. tuesday|
  wed. wednesday|thurs. thursday|fri. friday|sat. saturday|sun. sunday`

export const spanishAbbreviations = `sr señor|sra señora|srta señorita|dr doctor|dra doctora|d. don|dña. doña|ud. usted|uds. ustedes|
  vd. usted|vds. ustedes|prof. profesor|ing. ingeniero|lic. licenciado|sto. santo|sta. santa|gral. general|cap. capítulo|
  núm. número|nº. número|no. número|pág. página|págs. páginas|p. página|vol. volumen|av. avenida|avda. avenida|c. calle|
  cía. compañía|etc. etcétera|ej. ejemplo|tel. teléfono|izq. izquierda|dcha. derecha|aprox. aproximadamente`
