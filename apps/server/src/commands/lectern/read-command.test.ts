import { describe, expect, test } from 'vitest'
import { readCommand } from './read-command'
import { WrongArguments } from './wrong-arguments'

const read = (line: string) => readCommand(line.split(' ').filter((word) => word !== ''))

function complaint(line: string): string {
  try {
    return `taken: ${JSON.stringify(read(line))}`
  } catch (error) {
    if (error instanceof WrongArguments) return error.message
    throw error
  }
}

describe('readCommand', () => {
  test('reads serve and work, which take no options', () => {
    expect([read('serve'), read('work')]).toEqual([
      { kind: 'run', role: 'serve' },
      { kind: 'run', role: 'work' },
    ])
    expect(complaint('serve now')).toContain('"now"')
    expect(complaint('work --domain 3')).toContain('--domain')
  })

  test('reads an account by its email, with the role student by default', () => {
    expect(read('user add ann@example.org')).toEqual({
      kind: 'user-add',
      account: { email: 'ann@example.org' },
      role: 'student',
      name: null,
    })
    expect(read('user add ann@example.org --role user --name Ann --domain 3')).toEqual({
      kind: 'user-add',
      account: { email: 'ann@example.org', domainId: 3 },
      role: 'user',
      name: 'Ann',
    })
    const account = { email: 'ann@example.org', domainId: 3 }
    expect(read('user role ann@example.org user --domain 3')).toEqual({ kind: 'user-role', account, role: 'user' })
    expect(read('user reset ann@example.org --domain 3')).toEqual({ kind: 'user-reset', account })
    expect(read('sign-in-link ann@example.org --domain 3')).toEqual({ kind: 'sign-in-link', account })
  })

  test('reads how many reports of problems to list, since when, and for whom', () => {
    expect(read('bugs')).toEqual({ kind: 'bugs', count: 20, since: null, asJson: false })
    expect(read('bugs --count 1000 --since 2026-11-01 --json')).toEqual({
      kind: 'bugs',
      count: 1000,
      since: new Date('2026-11-01T00:00:00Z'),
      asJson: true,
    })
    expect(read('bugs --since 2026-11-01T08:30+02:00')).toMatchObject({ since: new Date('2026-11-01T06:30:00Z') })
  })

  test('reads only the named settings of a domain; "none" clears one', () => {
    const line = 'domain add School --origin https://a.example/ --origin http://b.example:8080 --color #597DCE'
    expect(read(`${line} --return-link https://a.example/books --budget 5000`)).toEqual({
      kind: 'domain-add',
      settings: {
        name: 'School',
        origins: ['https://a.example', 'http://b.example:8080'],
        primaryColor: '#597DCE',
        returnLink: 'https://a.example/books',
        speechBudget: 5000,
      },
    })
    expect(read('domain set 4 --origin none --color none --return-link none --budget none')).toEqual({
      kind: 'domain-set',
      id: 4,
      settings: { origins: [], primaryColor: null, returnLink: null, speechBudget: null },
    })
    expect(read('domain set 4 --name New')).toEqual({ kind: 'domain-set', id: 4, settings: { name: 'New' } })
    expect(read('domain list')).toEqual({ kind: 'domain-list' })
  })

  test('reads the folder of a backup', () => {
    expect(read('backup /mnt/friday')).toEqual({ kind: 'backup', folder: '/mnt/friday' })
    expect(read('restore friday')).toEqual({ kind: 'restore', folder: 'friday' })
  })

  test.each(['', '--help', 'user add -h'])('reads "%s" as a request for help', (line) => {
    expect(read(line)).toEqual({ kind: 'help' })
  })

  test.each([
    ['users add a@b.c', '"users"'],
    ['user', 'user add'],
    ['user remove a@b.c', '"user remove"'],
    ['user add', 'by its email'],
    ['user add ann', '"ann"'],
    ['user add a@b.c d@e.f', '"d@e.f"'],
    ['user add a@b.c --role editor', '"editor"'],
    ['user add a@b.c --domain x', '"x"'],
    ['user add a@b.c --budget 5', '--budget'],
    ['user add a@b.c --color', '--color'],
    ['user add a@b.c --unknown', '--unknown'],
    ['user role a@b.c', 'new role'],
    ['user role a@b.c student --role user', '--role'],
    ['user reset', 'by its email'],
    ['domain', 'domain list'],
    ['domain add', 'Name the domain'],
    ['domain add A B', '"B"'],
    ['domain add A --origin ftp://a.example', 'ftp://a.example'],
    ['domain add A --origin https://a.example/path', 'https://a.example/path'],
    ['domain add A --origin https://a.example;x', 'https://a.example;x'],
    ['domain add A --color red', 'red'],
    ['domain add A --return-link javascript:alert(1)', 'javascript:alert(1)'],
    ['domain add A --budget -5', '--budget'],
    ['domain add A --budget 3000000000', '3000000000'],
    ['domain add A --domain 3', '--domain'],
    ['domain set', 'by its id'],
    ['domain set School --budget 5', '"School"'],
    ['domain set 4', 'what to set'],
    ['domain list all', '"all"'],
    ['sign-in-link', 'by its email'],
    ['backup', 'Name the folder'],
    ['restore a b', '"b"'],
    ['backup a --domain 1', '--domain'],
    ['bugs now', '"now"'],
    ['bugs --count 0', '--count 0'],
    ['bugs --count 1001', '--count 1001'],
    ['bugs --count many', '--count many'],
    ['bugs --since yesterday', '--since yesterday'],
    ['bugs --since 2026-02-31', '--since 2026-02-31'],
    ['bugs --since 2026-11-01T08:30', '--since 2026-11-01T08:30'],
    ['bugs --domain 1', '--domain'],
    ['domain list --json', '--json'],
  ])('names the fault of %s', (line, named) => {
    expect(complaint(line)).toContain(named)
    expect(complaint(line)).not.toContain('taken')
  })
})
