import type { CallOptions, TestBackend } from './start-test-backend'

export interface Cast {
  author: string
  /** Another author of the same domain. */
  otherAuthor: string
  /** An author of another domain. */
  outsider: string
  student: string
  domainId: number
  otherDomainId: number
}

/** Creates two domains and the callers of a test of rights. */
export async function makeCast(server: TestBackend): Promise<Cast> {
  const [domainId, otherDomainId] = [await server.addDomain(), await server.addDomain()]
  return {
    author: await server.signIn('author@example.org', 'user', domainId),
    otherAuthor: await server.signIn('other-author@example.org', 'user', domainId),
    outsider: await server.signIn('outsider@example.org', 'user', otherDomainId),
    student: await server.signIn('student@example.org', 'student', domainId),
    domainId,
    otherDomainId,
  }
}

/** Returns the status of one request for each caller. */
export async function askAsEach(
  server: TestBackend,
  { otherAuthor, outsider, student }: Cast,
  method: string,
  path: string,
  body: Pick<CallOptions, 'json' | 'form'> = {},
) {
  const ask = async (token?: string) =>
    (await server.call(method, path, { ...body, ...(token === undefined ? {} : { token }) })).status
  return {
    anonymous: await ask(),
    student: await ask(student),
    otherAuthor: await ask(otherAuthor),
    outsider: await ask(outsider),
  }
}
