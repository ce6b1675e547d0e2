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

/** A way in which the product is opened, by the address. */
export type Mode = (typeof modes)[number]

/** Where a book comes from: published, as authors see it, without rects to be loaded by chapter, or from the bucket. */
export type BookSource = 'published' | 'preview' | 'authoring' | 'bucket'

/** What a mode changes. */
export interface ModeRules {
  opens: 'reader' | 'studio'
  source: BookSource
  /** Partners sign their own readers in. */
  isPartner: boolean
  isBrochure: boolean
  /** Whether audio books get a cover chapter in front. */
  addsCover: boolean
  savesProgress: boolean
  /** Whether errors are shown with their details. */
  showsErrorDetails: boolean
  /** Hosts on which the mode may run. */
  hosts: 'all' | 'development'
}

/** Without a mode. */
export const plainReader: ModeRules = {
  opens: 'reader',
  source: 'published',
  isPartner: false,
  isBrochure: false,
  addsCover: true,
  savesProgress: true,
  showsErrorDetails: false,
  hosts: 'all',
}

const partnerReader: ModeRules = { ...plainReader, isPartner: true }

/** What each mode changes. */
export const modeRules: Readonly<Record<Mode, ModeRules>> = {
  preview: { ...plainReader, source: 'preview', savesProgress: false },
  simple: { ...plainReader, addsCover: false },
  testing: { ...plainReader, savesProgress: false, showsErrorDetails: true },
  heresAmerica: partnerReader,
  gbm: partnerReader,
  interlude: partnerReader,
  interludeDev: { ...partnerReader, hosts: 'development' },
  sample: { ...plainReader, savesProgress: false },
  authoring: { ...plainReader, opens: 'studio', source: 'authoring', savesProgress: false },
  brochure: { ...plainReader, isBrochure: true, addsCover: false },
}
