import type { RouteDefinition } from '@lectern/contracts'
import { ApiFailure } from '../../entities/failures/api-failure'

/** Throws if a response does not match its contract. */
export function checkBody(route: RouteDefinition, status: number, body: unknown): void {
  const schema = route.responses[status]?.schema
  const result = schema?.safeParse(JSON.parse(JSON.stringify(body)))
  if (!result?.success) {
    const problem = result ? JSON.stringify(result.error.issues.slice(0, 3)) : undeclared
    throw new Error(`${route.operationId} answered ${status} against its contract: ${problem}`)
  }
}

/** Throws if a contract does not declare the status of a failure or of a response that is not JSON. */
export function checkStatus(route: RouteDefinition, status: number): void {
  if (route.responses[status]) return
  throw new Error(`${route.operationId} answered ${status} against its contract: ${undeclared}`)
}

/** Returns the status of an expected failure; others are a 500, which no contract declares. */
export function statusOf(error: unknown): number | null {
  return error instanceof ApiFailure && error.status !== 500 ? error.status : null
}

const undeclared = 'the contract declares no such answer'
