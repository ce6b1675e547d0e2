import { backendNames, toOpenApiDocument } from '@lectern/contracts/openapi-document'
import { describe, expect, test } from 'vitest'
import { describeApi } from './describe-api'

const pageOf = (backend: (typeof backendNames)[number]) =>
  describeApi(JSON.parse(JSON.stringify(toOpenApiDocument(backend))), 'https://books.example', backendNames)

describe('the documentation page of a contract', () => {
  test.each(backendNames)('lists every call of the %s API and has no broken link', (backend) => {
    const page = pageOf(backend)
    for (const [path, methods] of Object.entries(toOpenApiDocument(backend).paths ?? {})) {
      expect(page).toContain(`<code>${path}</code>`)
      for (const method of Object.keys(methods)) expect(page).toContain(`<b>${method}</b>`)
    }
    const shapes = new Set([...page.matchAll(/id="(schema-[^"]+)"/g)].map(([, id]) => id))
    for (const [, target] of page.matchAll(/href="#(schema-[^"]+)"/g)) expect(shapes).toContain(target)
  })

  test('marks the calls without a token and shows how to send one', () => {
    const page = pageOf('main')
    expect(page).toMatch(/id="listBooks">(?:(?!<\/article>)[\s\S])*No token needed\.(?:(?!Bearer)[\s\S])*?<\/article>/)
    expect(page).toMatch(/id="createBook">(?:(?!<\/article>)[\s\S])*-H &#34;Authorization: Bearer \$TOKEN&#34;/)
  })

  test("escapes the document's text", () => {
    const hostile = toOpenApiDocument('main')
    hostile.info.title = '<script>alert(1)</script>'
    expect(describeApi(JSON.parse(JSON.stringify(hostile)), 'https://books.example', [])).not.toContain('<script>')
  })
})
