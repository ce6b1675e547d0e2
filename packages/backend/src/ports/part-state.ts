export type PartState = { state: 'well' | 'starting' | 'unwell' | 'absent'; detail?: string }
