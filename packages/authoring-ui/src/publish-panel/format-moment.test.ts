import { expect, it } from 'vitest'
import { formatMoment } from './format-moment'

const moment = new Date('2026-11-20T14:46:00Z')

it('keeps the time of day on one line, with or without AM and PM', () => {
  expect(formatMoment(moment, { locale: 'en-US', timeZone: 'UTC' })).toBe('Nov 20, 2026, 2:46\u00a0PM')
  expect(formatMoment(moment, { locale: 'es-ES', timeZone: 'UTC' })).toBe('20 nov 2026, 14:46')
})
