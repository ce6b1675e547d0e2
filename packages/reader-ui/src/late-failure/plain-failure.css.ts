import { style } from '@vanilla-extract/css'
import { vars } from '@lectern/ui/tokens'

/** Centres its parts over each other. */
export const failure = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.m,
  padding: vars.space.l,
  textAlign: 'center',
})
/** Stands for the whole screen: its failure is in the middle. */
export const screen = style({ display: 'grid', alignContent: 'center', minBlockSize: '100dvh' })
