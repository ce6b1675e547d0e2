import type { DomainSettings, NamedAccount } from '@lectern/backend'
import { readBugsCommand, type BugsCommand } from './read-bugs-command'
import { parseOptions, type Values } from './parse-options'
import { readDomainSettings } from './read-domain-settings'
import { WrongArguments } from './wrong-arguments'

export type Role = 'student' | 'user'

export type Command =
  | { readonly kind: 'help' }
  | { readonly kind: 'run'; readonly role: 'serve' | 'work' }
  | { readonly kind: 'user-add'; readonly account: NamedAccount; readonly role: Role; readonly name: string | null }
  | { readonly kind: 'user-role'; readonly account: NamedAccount; readonly role: Role }
  | { readonly kind: 'user-reset'; readonly account: NamedAccount }
  | { readonly kind: 'domain-list' }
  | { readonly kind: 'domain-add'; readonly settings: DomainSettings & { name: string } }
  | { readonly kind: 'domain-set'; readonly id: number; readonly settings: DomainSettings }
  | { readonly kind: 'sign-in-link'; readonly account: NamedAccount }
  | BugsCommand
  | { readonly kind: 'backup' | 'restore'; readonly folder: string }

/** A command that needs the database. */
export type OperatorCommand = Exclude<Command, { kind: 'help' | 'run' }>

/**
 * Parses a command line.
 * @throws WrongArguments with a message that names the fault
 */
export function readCommand(argv: readonly string[]): Command {
  const { values, positionals } = parseOptions(argv)
  if (values.help || positionals.length === 0) return { kind: 'help' }
  const [subject, ...rest] = positionals
  switch (subject) {
    case 'serve':
    case 'work':
      refuseOthers(rest, values, [])
      return { kind: 'run', role: subject }
    case 'user':
      return readUserCommand(rest, values)
    case 'domain':
      return readDomainCommand(rest, values)
    case 'sign-in-link':
      return { kind: 'sign-in-link', account: readAccount(rest, values, []) }
    case 'bugs':
      refuseOthers(rest, values, ['count', 'since', 'json'])
      return readBugsCommand(values)
    case 'backup':
    case 'restore':
      return { kind: subject, folder: readFolder(subject, rest, values) }
    default:
      throw new WrongArguments(
        `There is no command "${subject}": it is serve, work, user, domain, sign-in-link, bugs, backup or restore.`,
      )
  }
}

function readUserCommand([verb, ...rest]: string[], values: Values): Command {
  switch (verb) {
    case 'add': {
      const account = readAccount(rest, values, ['role', 'name'])
      return { kind: 'user-add', account, role: readRole(values.role ?? 'student'), name: readName(values.name) }
    }
    case 'role': {
      const [email, role, ...others] = rest
      if (email === undefined || role === undefined)
        throw new WrongArguments('Name the account and its new role: user role <email> student|user.')
      return { kind: 'user-role', account: readAccount([email, ...others], values, []), role: readRole(role) }
    }
    case 'reset':
      return { kind: 'user-reset', account: readAccount(rest, values, []) }
    case undefined:
      throw new WrongArguments('Say what to do with a user: user add, user role or user reset.')
    default:
      throw new WrongArguments(`"user ${verb}" is not a command: it is user add, user role or user reset.`)
  }
}

function readDomainCommand([verb, ...rest]: string[], values: Values): Command {
  switch (verb) {
    case 'list':
      refuseOthers(rest, values, [])
      return { kind: 'domain-list' }
    case 'add': {
      const [name, ...others] = rest
      refuseOthers(others, values, ['origin', 'color', 'return-link', 'budget'])
      const given = readName(name)
      if (given === null) throw new WrongArguments('Name the domain: domain add <name>.')
      return { kind: 'domain-add', settings: { ...readDomainSettings(values), name: given } }
    }
    case 'set': {
      const [id, ...others] = rest
      refuseOthers(others, values, ['name', 'origin', 'color', 'return-link', 'budget'])
      if (id === undefined) throw new WrongArguments('Name the domain by its id: domain set <id>. See: domain list.')
      const name = readName(values.name)
      const settings = { ...readDomainSettings(values), ...(name === null ? {} : { name }) }
      if (Object.keys(settings).length === 0) throw new WrongArguments('Say what to set, such as --budget 100000.')
      return { kind: 'domain-set', id: readId(id), settings }
    }
    case undefined:
      throw new WrongArguments('Say what to do with domains: domain list, domain add or domain set.')
    default:
      throw new WrongArguments(`"domain ${verb}" is not a command: it is domain list, domain add or domain set.`)
  }
}

function readAccount([email, ...others]: string[], values: Values, allowed: (keyof Values)[]): NamedAccount {
  refuseOthers(others, values, [...allowed, 'domain'])
  if (email === undefined) throw new WrongArguments('Name the account by its email.')
  if (!/^[^\s@]+@[^\s@]+$/.test(email) || email.length > 320)
    throw new WrongArguments(`"${email}" is not an email address.`)
  return { email, ...(values.domain === undefined ? {} : { domainId: readId(values.domain) }) }
}

function readFolder(subject: string, [folder, ...others]: string[], values: Values): string {
  refuseOthers(others, values, [])
  if (folder === undefined) throw new WrongArguments(`Name the folder of the backup: ${subject} <folder>.`)
  return folder
}

function readRole(text: string): Role {
  if (text === 'student' || text === 'user') return text
  throw new WrongArguments(`"${text}" is not a role: it is student (reads) or user (may author).`)
}

function readId(text: string): number {
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text)
  throw new WrongArguments(`"${text}" is not an id of a domain: it is a number. See: domain list.`)
}

function readName(text: string | undefined): string | null {
  if (text === undefined) return null
  const name = text.trim()
  if (name === '') throw new WrongArguments('The name is empty.')
  if (name.length > 200) throw new WrongArguments(`The name has ${name.length} letters; 200 are the most.`)
  return name
}

function refuseOthers(others: readonly string[], values: Values, allowed: readonly string[]): void {
  const [other] = others
  if (other !== undefined) throw new WrongArguments(`"${other}" is one argument too many.`)
  const option = Object.keys(values).find((name) => !allowed.includes(name))
  if (option !== undefined) throw new WrongArguments(`--${option} means nothing to this command.`)
}
