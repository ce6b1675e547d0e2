/** Codes of scripts, in lower case, that are written from right to left. */
export const rightToLeftScripts: ReadonlySet<string> = new Set(
  'adlm arab aran armi hebr hung mand mend nkoo phnx rohg samr sogd syrc syre syrj syrn thaa yezi'.split(' '),
)

/** Languages that are written from right to left unless a tag names another script. */
export const rightToLeftLanguages: ReadonlySet<string> = new Set(
  `acm acq acw acx aeb afb ajp apc apd ar ara arb arc arq ars ary arz avl ayl ayn ayp azb bal bej bft bgn bqi brh ckb
   div dv fa fas glk haz hbo he heb hno iw ji jpr jrb kas khw kmz ks lad lah lki lrc luz mzn nqo ota per pes phr plk pnb
   prs ps pst pus rhg sam sd sdh skr snd syc syr ug uig ur urd uzs vmh yi yid ydd`.split(/\s+/),
)

/** Languages of two scripts in the countries where they are written from right to left. */
export const rightToLeftRegions: ReadonlySet<string> = new Set(
  'az-iq az-ir ha-cm ha-sd kk-af kk-cn kk-ir kk-mn kmr-iq kmr-ir kmr-lb ku-iq ku-ir ku-lb ky-cn ms-cc pa-pk tg-pk uz-af'.split(
    ' ',
  ),
)

/** Languages written from right to left in the countries where they are not. */
export const leftToRightRegions: ReadonlySet<string> = new Set('sd-in ug-kz ug-mn'.split(' '))
