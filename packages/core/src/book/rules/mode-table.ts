/** The values of the query parameter `mode`. */
export const modes = [
  'preview',
  'simple',
  'testing',
  'heresAmerica',
  'gbm',
  'interlude',
  'interludeDev',
  'sample',
  'authoring',
  'brochure',
] as const

/** The mode in which the product is opened, from the address. */
export type Mode = (typeof modes)[number]

/**
 * The source of a book: published, a preview of the working copy, the working copy with rects loaded by chapter, or the bucket.
 */
export type BookSource = 'published' | 'preview' | 'authoring' | 'bucket'

/** The rules of a mode. */
export interface ModeRules {
  opens: 'reader' | 'studio'
  source: BookSource
  /** True if a partner signs in its own readers. */
  isPartner: boolean
  isBrochure: boolean
  /** True if audio books get a cover chapter in front. */
  addsCover: boolean
  savesProgress: boolean
  /** True if errors are shown with their details. */
  showsErrorDetails: boolean
  /** `simple`: only what reading needs, without tools around it. */
  chrome: 'full' | 'simple'
  /** The hosts on which the mode may run. */
  hosts: 'all' | 'development'
}

/** The rules without a mode. */
export const plainReader: ModeRules = {
  opens: 'reader',
  source: 'published',
  isPartner: false,
  isBrochure: false,
  addsCover: true,
  savesProgress: true,
  showsErrorDetails: false,
  chrome: 'full',
  hosts: 'all',
}

const partnerReader: ModeRules = { ...plainReader, isPartner: true }

/** The rules of each mode. */
export const modeRules: Readonly<Record<Mode, ModeRules>> = {
  preview: { ...plainReader, source: 'preview', savesProgress: false },
  simple: { ...plainReader, addsCover: false, chrome: 'simple' },
  testing: { ...plainReader, savesProgress: false, showsErrorDetails: true },
  heresAmerica: partnerReader,
  gbm: partnerReader,
  interlude: partnerReader,
  interludeDev: { ...partnerReader, hosts: 'development' },
  sample: { ...plainReader, savesProgress: false },
  authoring: { ...plainReader, opens: 'studio', source: 'authoring', savesProgress: false },
  brochure: { ...plainReader, isBrochure: true, addsCover: false },
}
