import type { RouteDefinition } from '@lectern/contracts'
import { ApiFailure } from './api-failure'

/** Fails when an answer does not fit its contract. */
export function checkAnswer(route: RouteDefinition, status: number, body: unknown): void {
  const schema = route.responses[status]?.schema
  const result = schema?.safeParse(JSON.parse(JSON.stringify(body)))
  if (!result?.success) {
    const problem = result ? JSON.stringify(result.error.issues.slice(0, 3)) : undeclared
    throw new Error(`${route.operationId} answered ${status} against its contract: ${problem}`)
  }
}

/** Fails when a contract does not know the status of an answer that is no JSON, or of a failure. */
export function checkStatus(route: RouteDefinition, status: number): void {
  if (route.responses[status]) return
  throw new Error(`${route.operationId} answered ${status} against its contract: ${undeclared}`)
}

/** The status of a failure that was foreseen; what nobody foresaw is a 500, which no contract declares. */
export function statusOf(error: unknown): number | null {
  return error instanceof ApiFailure && error.status !== 500 ? error.status : null
}

const undeclared = 'the contract declares no such answer'
