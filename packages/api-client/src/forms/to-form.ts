/** Fields of a form that a generated endpoint accepts: files, and values that the server reads as text. */
export type FormFields = Readonly<Record<string, unknown>>

/** Builds a multipart body: one part per file, JSON as text, no part for missing and null fields. */
export function toForm(fields: FormFields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const part of isFiles(value) ? value : [value]) {
      if (part instanceof Blob) form.append(name, part)
      else if (part !== undefined && part !== null) form.append(name, toText(part))
    }
  }
  return form
}

function isFiles(value: unknown): value is readonly Blob[] {
  return Array.isArray(value) && value.every((each) => each instanceof Blob)
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
