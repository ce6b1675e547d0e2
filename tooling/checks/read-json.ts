import { readFileSync } from 'node:fs'

/** A parsed JSON object whose fields are not validated yet. */
export type JsonObject = Readonly<Record<string, unknown>>

/** Reads a JSON object. @throws with the file's name if it contains something else */
export function readJsonObject(file: string): JsonObject {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isJsonObject(value)) throw new Error(`${file} holds no JSON object`)
  return value
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
