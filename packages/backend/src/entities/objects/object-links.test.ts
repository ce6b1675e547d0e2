import { describe, expect, test } from 'vitest'
import { collectObjectKeys, signLink, unsignLink, replaceLinkKeys, signLinksIn, unsignLinksIn } from './object-links'

const links = { toLink: (key: string | null) => Promise.resolve(key === null ? null : `/objects/${key}?signature=s`) }
const fields = {
  id: 't',
  icon: '/objects/7/coaching/c/a.wav?expires=1&signature=old',
  tracks: { en: ['/objects/7/coaching/c/b.wav'], count: 2, none: null },
  other: '/objects/70/pages/x.webp?signature=old',
  text: 'see /objects/7/pages/x.webp',
  odd: '/objects/7/../8/x.webp',
}

describe("links to a book's own media", () => {
  test('lose their signature when stored and get a new one when read; other text is unchanged', async () => {
    const plain = unsignLinksIn(fields, 7)
    const bare = {
      ...fields,
      icon: '/objects/7/coaching/c/a.wav',
      tracks: { en: ['/objects/7/coaching/c/b.wav'], count: 2, none: null },
    }
    expect(plain).toEqual(bare)
    expect(await signLinksIn(plain, 7, links)).toEqual({
      ...bare,
      icon: '/objects/7/coaching/c/a.wav?signature=s',
      tracks: { en: ['/objects/7/coaching/c/b.wav?signature=s'], count: 2, none: null },
    })
    expect(await signLinksIn(plain, 8, links)).toEqual(bare)
  })

  test('are rewritten to the copies in another book', () => {
    const copied = new Map([['7/coaching/c/a.wav', '9/coaching/c/a.wav']])
    expect(replaceLinkKeys(unsignLinksIn(fields, 7), 7, copied)).toMatchObject({
      icon: '/objects/9/coaching/c/a.wav',
      tracks: { en: ['/objects/7/coaching/c/b.wav'] },
    })
    expect([...collectObjectKeys(fields, 7)]).toEqual(['7/coaching/c/a.wav', '7/coaching/c/b.wav'])
  })

  test('are recognised if a bucket signed them for the book, otherwise not', () => {
    const signed = (key: string) => `https://s3.example/books/${key}?X-Amz-Expires=600&X-Amz-Signature=abc`
    expect(unsignLink(signed('7/pages/x.webp'), 7)).toBe('/objects/7/pages/x.webp')
    for (const other of [
      signed('70/pages/x.webp'),
      signed('7/../8/x.webp'),
      'https://s3.example/books/7/pages/x.webp?a=b',
    ])
      expect(unsignLink(other, 7)).toBe(other)
  })

  test('are signed and unsigned in single fields too', async () => {
    expect(unsignLink('/objects/7/a.mp4?x=1', 7)).toBe('/objects/7/a.mp4')
    expect([unsignLink(null, 7), unsignLink('https://films.test/a.mp4', 7)]).toEqual([null, 'https://films.test/a.mp4'])
    expect(await signLink('/objects/7/a.mp4', 7, links)).toBe('/objects/7/a.mp4?signature=s')
    expect(await signLink('/objects/8/a.mp4', 7, links)).toBe('/objects/8/a.mp4')
  })
})
