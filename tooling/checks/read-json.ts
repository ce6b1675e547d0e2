import { readFileSync } from 'node:fs'

/** A JSON object as it was read: every field is still to be judged. */
export type JsonObject = Readonly<Record<string, unknown>>

/** @throws naming the file when it holds something else than an object */
export function readJsonObject(file: string): JsonObject {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isJsonObject(value)) throw new Error(`${file} holds no JSON object`)
  return value
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
