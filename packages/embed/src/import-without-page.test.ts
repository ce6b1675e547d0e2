import { expect, it } from 'vitest'

it('can be imported and called without a document', async () => {
  expect('HTMLElement' in globalThis).toBe(false)
  const { defineLecternBook, LecternBookElement } = await import('.')
  expect(() => defineLecternBook('https://books.example/')).not.toThrow()
  expect(LecternBookElement.observedAttributes).toContain('book')
  await expect(import('./define')).resolves.toBeDefined()
})
