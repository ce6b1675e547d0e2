import type { CallOptions, TestBackend } from './start-test-backend'

export interface Cast {
  author: string
  /** Another author of the same domain. */
  neighbour: string
  /** An author of another domain. */
  foreigner: string
  student: string
  domainId: number
  otherDomainId: number
}

/** Creates two domains and the callers of a test of rights. */
export async function makeCast(server: TestBackend): Promise<Cast> {
  const [domainId, otherDomainId] = [await server.addDomain(), await server.addDomain()]
  return {
    author: await server.signIn('author@example.org', 'user', domainId),
    neighbour: await server.signIn('neighbour@example.org', 'user', domainId),
    foreigner: await server.signIn('foreigner@example.org', 'user', otherDomainId),
    student: await server.signIn('student@example.org', 'student', domainId),
    domainId,
    otherDomainId,
  }
}

/** Returns the status of one request for each caller. */
export async function askAsEach(
  server: TestBackend,
  { neighbour, foreigner, student }: Cast,
  method: string,
  path: string,
  body: Pick<CallOptions, 'json' | 'form'> = {},
) {
  const ask = async (token?: string) =>
    (await server.call(method, path, { ...body, ...(token === undefined ? {} : { token }) })).status
  return {
    nobody: await ask(),
    student: await ask(student),
    neighbour: await ask(neighbour),
    foreigner: await ask(foreigner),
  }
}
