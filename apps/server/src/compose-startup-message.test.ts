import { describe, expect, test } from 'vitest'
import { composeStartupMessage } from './compose-startup-message'

const server = {
  origin: 'http://books.example',
  address: 'http://127.0.0.1:4600',
  role: 'all' as const,
  signInToken: 'once',
  dataFolder: '/srv/.lectern',
  outsideFolder: null,
}

describe('the startup message', () => {
  test('shows the reader, the studio with its one-time link, and the data folder', () => {
    const lines = composeStartupMessage(server, 'author@lectern.local').split('\n')
    expect(lines).toContain('  Read     http://books.example/')
    expect(lines).toContain('  Author   http://books.example/studio/#sign-in=once')
    expect(lines).toContain('  Data     /srv/.lectern')
    expect(lines.join()).not.toContain('/var/lib')
  })

  test('shows no address and no link for a worker process', () => {
    const text = composeStartupMessage({ ...server, role: 'work' }, 'author@lectern.local')
    expect(text.split('\n')).toContain('  State    http://127.0.0.1:4600/health')
    expect(text).not.toMatch(/books\.example|sign-in|author@/)
  })

  test('shows the database folder if it is outside the data folder', () => {
    const text = composeStartupMessage({ ...server, outsideFolder: '/var/lib/lectern/1a2b' }, 'author@lectern.local')
    expect(text).toMatch(/ {2}Data {5}\/srv\/\.lectern\n {11}and \/var\/lib\/lectern\/1a2b: .*database/)
  })
})
