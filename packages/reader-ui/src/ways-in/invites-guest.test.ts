import { modes } from '@lectern/core/book'
import { expect, test } from 'vitest'
import { invitesGuest } from './invites-guest'

const guest = { isSignedIn: false, hostname: 'books.example' }

test('invites guests in the modes of partners and in no other', () => {
  expect(modes.filter((mode) => invitesGuest(mode, guest))).toEqual(['heresAmerica', 'gbm', 'interlude'])
  expect(invitesGuest(null, guest)).toBe(false)
  expect(modes.filter((mode) => invitesGuest(mode, { ...guest, isSignedIn: true }))).toEqual([])
})

test('invites guests in interludeDev on hosts for development only', () => {
  for (const hostname of ['localhost', '127.0.0.1', '[::1]', 'reader.localhost', 'reader.test', 'dev.books.example']) {
    expect([hostname, invitesGuest('interludeDev', { ...guest, hostname })]).toEqual([hostname, true])
  }
  for (const hostname of ['books.example', 'localhost.books.example', 'device.example', 'test']) {
    expect([hostname, invitesGuest('interludeDev', { ...guest, hostname })]).toEqual([hostname, false])
  }
})
